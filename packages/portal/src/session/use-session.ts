import type { Mode } from '@cartwright/contract';
import { createContext, useContext } from 'react';
import type { CallApi } from '../api/call-api.ts';

export interface Session {
  mode: Mode;
  /** Enough of the key for its owner to recognise it. */
  keyHint: string;
  call: CallApi;
  signOut(): void;
}

export const SessionContext = createContext<Session | null>(null);

/** Only below a signed-in page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('nobody is signed in');
  return session;
}
