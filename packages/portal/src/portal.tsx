import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { toFailure } from './api/api-failure.ts';
import { createCaller } from './api/call-api.ts';
import { hintOf, keptKey, modeOf } from './session/kept-key.ts';
import { SignInPage } from './session/sign-in-page.tsx';
import { type Session, SessionContext } from './session/use-session.ts';
import { PortalShell } from './shell/portal-shell.tsx';
import { TaskPage } from './tasks/task-page.tsx';
import { TasksPage } from './tasks/tasks-page.tsx';
import { EndpointPage } from './webhooks/endpoint-page.tsx';
import { EndpointsPage } from './webhooks/endpoints-page.tsx';
import { LogPage } from './webhooks/log-page.tsx';

export function Portal() {
  const [key, setKey] = useState(keptKey.read);
  const [notice, setNotice] = useState<string | null>(null);

  const signOut = useCallback((why: string | null) => {
    keptKey.forget();
    setNotice(why);
    setKey(null);
  }, []);
  const signIn = (accepted: string) => {
    keptKey.keep(accepted);
    setNotice(null);
    setKey(accepted);
  };
  // Made anew with each key: what one key has read is never shown to another.
  const { queries, session } = useMemo(() => openSession(key, signOut), [key, signOut]);

  return (
    <QueryClientProvider client={queries}>
      {session ? (
        <SessionContext value={session}>
          <Router hook={useHashLocation}>
            <PortalShell>
              <Switch>
                <Route path="/tasks" component={TasksPage} />
                <Route path="/tasks/:taskId">{({ taskId }) => <TaskPage key={taskId} taskId={taskId} />}</Route>
                <Route path="/webhooks" component={EndpointsPage} />
                <Route path="/webhooks/log" component={LogPage} />
                <Route path="/webhooks/:endpointId">
                  {({ endpointId }) => <EndpointPage key={endpointId} endpointId={endpointId} />}
                </Route>
                <Route>
                  <Redirect to="/tasks" replace />
                </Route>
              </Switch>
            </PortalShell>
          </Router>
        </SessionContext>
      ) : (
        <SignInPage notice={notice} onSignedIn={signIn} />
      )}
    </QueryClientProvider>
  );
}

function openSession(key: string | null, signOut: (why: string | null) => void) {
  const mode = key === null ? null : modeOf(key);
  const session: Session | null =
    key !== null && mode !== null
      ? { mode, keyHint: hintOf(key), call: createCaller(key), signOut: () => signOut(null) }
      : null;
  return { session, queries: createQueries(() => signOut('The key is no longer valid. Sign in again.')) };
}

function createQueries(onRefused: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => toFailure(error).status === 401 && onRefused() }),
    defaultOptions: {
      queries: {
        // A plain no stays no; a service that is away for a moment is asked again.
        retry: (count, error) => count < 2 && [0, 429, 502, 503].includes(toFailure(error).status),
        staleTime: 1_000,
      },
    },
  });
}
