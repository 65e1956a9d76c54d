import type { Mode, PortalSession } from '@cartwright/sdk';
import { Center, Loader } from '@mantine/core';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { toFailure } from './api/failure.ts';
import { callPortal, clients, keepCsrfToken } from './api/portal-client.ts';
import { FailureAlert } from './display/failure-alert.tsx';
import { LiveUpdates } from './live/live-updates.tsx';
import { Pages } from './pages.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { type Session, SessionContext } from './session/use-session.ts';
import { PortalShell } from './shell/portal-shell.tsx';
import { useAddress, useAddressSearch } from './shell/use-address.ts';

const WelcomePage = lazy(() => import('./session/welcome-page.tsx').then((file) => ({ default: file.WelcomePage })));
const TryPage = lazy(() => import('./try/try-page.tsx').then((file) => ({ default: file.TryPage })));

export function Portal() {
  return (
    <Router hook={useAddress} searchHook={useAddressSearch}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/welcome/:token">
            {({ token }) => (
              <WithQueries>
                <WelcomePage token={token} onSignedIn={() => location.replace('#/')} />
              </WithQueries>
            )}
          </Route>
          <Route path="/try/:token">
            {({ token }) => (
              <WithQueries>
                <TryPage token={token} />
              </WithQueries>
            )}
          </Route>
          <Route>
            <SignedIn />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  );
}

function SignedIn() {
  const { state, notice, read, leave } = useOpenSession();
  if (state === 'unknown') return <Waiting />;
  if (state === 'none') {
    return (
      <WithQueries>
        <SignInPage notice={notice} onSignedIn={read} />
      </WithQueries>
    );
  }
  if (state instanceof Error) {
    return (
      <Center mih="100dvh" p="md">
        <FailureAlert error={state} onRetry={read} />
      </Center>
    );
  }
  return (
    <Switch>
      <Route path="/:mode/*?">
        {({ mode }) =>
          mode === 'test' || mode === 'live' ? (
            <World key={mode} mode={mode} opened={state} read={read} leave={leave} />
          ) : (
            <Redirect to="/test/orders" replace />
          )
        }
      </Route>
      <Route>
        <Redirect to="/test/orders" replace />
      </Route>
    </Switch>
  );
}

interface WorldProps {
  mode: Mode;
  opened: PortalSession;
  read(): void;
  leave(why: string | null): void;
}

/** One of the two worlds. Its queries are its own: what was read in one mode is never shown in the other. */
function World({ mode, opened, read, leave }: WorldProps) {
  const queries = useMemo(() => createQueries(() => leave('You were signed out. Sign in again.')), [leave]);
  const session: Session = useMemo(
    () => ({
      ...opened,
      mode,
      client: clients[mode],
      may: (permission) => opened.permissions.includes(permission),
      refresh: read,
      signOut: () => {
        void callPortal({ method: 'DELETE', path: 'session' }).then(
          () => leave(null),
          () => leave(null),
        );
      },
    }),
    [opened, mode, read, leave],
  );
  return (
    <QueryClientProvider client={queries}>
      <SessionContext value={session}>
        <Router base={`/${mode}`} hook={useAddress} searchHook={useAddressSearch}>
          <LiveUpdates />
          <PortalShell>
            <Suspense fallback={<Waiting />}>
              <Pages />
            </Suspense>
          </PortalShell>
        </Router>
      </SessionContext>
    </QueryClientProvider>
  );
}

/** Who is signed in, as the service says. */
function useOpenSession() {
  const [state, setState] = useState<PortalSession | 'unknown' | 'none' | Error>('unknown');
  const [notice, setNotice] = useState<string | null>(null);
  const read = useCallback(() => {
    callPortal<PortalSession>({ method: 'GET', path: 'session' }).then(
      (opened) => {
        keepCsrfToken(opened.csrfToken);
        setNotice(null);
        setState(opened);
      },
      (error) => setState(toFailure(error).status === 401 ? 'none' : toFailure(error)),
    );
  }, []);
  const leave = useCallback((why: string | null) => {
    setNotice(why);
    setState('none');
  }, []);
  useEffect(read, [read]);
  return { state, notice, read, leave };
}

function WithQueries({ children }: { children: React.ReactNode }) {
  const queries = useMemo(() => createQueries(() => undefined), []);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

function createQueries(onRefused: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => toFailure(error).status === 401 && onRefused() }),
    defaultOptions: {
      queries: {
        // A refusal is final; a service that is temporarily unreachable is asked again.
        retry: (count, error) => count < 2 && [0, 429, 502, 503].includes(toFailure(error).status),
        staleTime: 1_000,
      },
    },
  });
}

function Waiting() {
  return (
    <Center mih="40dvh" aria-busy="true" aria-label="Loading">
      <Loader />
    </Center>
  );
}
