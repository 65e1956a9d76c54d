import type { Client, Mode, Permission, PortalSession } from '@cartwright/sdk';
import { createContext, useContext } from 'react';

export interface Session extends PortalSession {
  mode: Mode;
  client: Client;
  /** What the page may offer. The service checks it again, whatever a page offers. */
  may(permission: Permission): boolean;
  signOut(): void;
  /** Reads the session again, after something about the person or the account has changed. */
  refresh(): void;
}

export const SessionContext = createContext<Session | null>(null);

/** Only below a signed-in page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('nobody is signed in');
  return session;
}
