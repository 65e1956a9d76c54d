import { type Permission, permissions } from './statuses.ts';

/** What each role may do, as the same permissions that keys have. */
export const roles = ['owner', 'developer', 'viewer'] as const;
export type Role = (typeof roles)[number];

const viewing = ['checkout:read', 'catalog:read', 'account:read'] as const satisfies readonly Permission[];

export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: viewing,
  developer: [...viewing, 'checkout:write', 'payments:write', 'catalog:write', 'keys:write'],
  owner: permissions,
};
