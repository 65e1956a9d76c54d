import type { PortalSession, Role } from '@cartwright/contract';
import type { Answer, TestedService } from './service.ts';

/** A person at the portal: a cookie, its token, and calls as the pages make them. */
export interface Person {
  session: PortalSession;
  cookie: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export const PASSWORD = 'a password for tests';

export async function callPortal(
  service: TestedService,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return service.call(method, `/portal/api${path}`, { key: null, headers, ...(body !== undefined && { body }) });
}

export const linkToken = (text: string) => /\/portal\/#\/welcome\/([\w-]{43})/.exec(text)?.[1] ?? '';

export async function welcome(service: TestedService, token: string, email?: string): Promise<Person> {
  const body = { token, name: 'Somebody', password: PASSWORD, ...(email && { email }) };
  return enter(service, await callPortal(service, 'POST', '/welcome', { body }));
}

/** The member whom the answer's cookie belongs to. */
export async function enter(service: TestedService, answer: Answer): Promise<Person> {
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  if (answer.status !== 200) throw new Error(`not let in: ${JSON.stringify(answer.body)}`);
  const session = (await callPortal(service, 'GET', '/session', { headers: { cookie } })).body as PortalSession;
  return {
    session,
    cookie,
    call: (method, path, body, headers = {}) =>
      callPortal(service, method, path, { body, headers: { cookie, 'X-CSRF-Token': session.csrfToken, ...headers } }),
  };
}

/** The owner, by the link that the first start prints. */
export const openOwner = (service: TestedService) => welcome(service, linkToken(service.stdout()), 'owner@example.com');

export async function invite(service: TestedService, owner: Person, role: Role): Promise<Person> {
  const invited = await owner.call('POST', '/test/members', { email: `${role}${Date.now()}@example.com`, role });
  return welcome(service, linkToken(invited.body.link));
}
