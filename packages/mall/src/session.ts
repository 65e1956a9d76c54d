import { randomBytes } from 'node:crypto';

export type CartLine = { slug: string; variant: string | null; quantity: number };

export type Session<State> = {
  token: string;
  cart: CartLine[];
  coupon: string | null;
  /** What the merchant itself remembers of this visitor. */
  state: State;
  errorShown: boolean;
  captcha: { text: string; solved: boolean };
};

export type Sessions<State> = {
  find(token: string): Session<State> | undefined;
  open(token?: string): Session<State>;
  clear(): void;
};

const maximumSessions = 50_000;

export function createSessions<State>(newState: () => State): Sessions<State> {
  const sessions = new Map<string, Session<State>>();
  return {
    find: (token) => sessions.get(token),
    open(token = randomBytes(12).toString('hex')) {
      const session: Session<State> = {
        token,
        cart: [],
        coupon: null,
        state: newState(),
        errorShown: false,
        captcha: { text: randomBytes(3).toString('hex').toUpperCase(), solved: false },
      };
      sessions.set(token, session);
      if (sessions.size > maximumSessions) {
        const oldest = sessions.keys().next().value;
        if (oldest !== undefined) sessions.delete(oldest);
      }
      return session;
    },
    clear: () => sessions.clear(),
  };
}
