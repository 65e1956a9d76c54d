import { type Client, createClient, createTransport, type Mode, type Transport } from '@cartwright/sdk';

/** The portal is one level below the service; relative, so that it also works below a proxy's path. */
const apiUrl = new URL('api/', document.baseURI).href;

/** Told by the service with the session. Another site can make this browser send the cookie, but does not know this. */
let csrfToken = '';
export function keepCsrfToken(token: string): void {
  csrfToken = token;
}

const settings = { retries: 1, headers: () => ({ 'X-CSRF-Token': csrfToken }) };

/** The operations of the contract, answered for the signed-in member. */
export const clients: Record<Mode, Client> = {
  test: createClient({ ...settings, url: `${apiUrl}test/` }),
  live: createClient({ ...settings, url: `${apiUrl}live/` }),
};

/** What is not an operation: signing in, test links for visitors, and what only the operator of the service does. */
export const callPortal: Transport = createTransport({ ...settings, url: apiUrl });

export const streamUrl = (mode: Mode) => `${apiUrl}${mode}/checkout/stream`;
export const serviceUrl = new URL('../', document.baseURI).href.replace(/\/$/, '');
