import { lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { OrdersPage } from './orders/orders-page.tsx';

/** Each page is fetched when it is first opened; the list of orders, where most visits begin, is included. */
const OrderPage = lazy(async () => ({ default: (await import('./orders/order-page.tsx')).OrderPage }));
const NewOrderPage = lazy(async () => ({ default: (await import('./new-order/new-order-page.tsx')).NewOrderPage }));
const PaymentsPage = lazy(async () => ({ default: (await import('./payments/payments-page.tsx')).PaymentsPage }));
const UsagePage = lazy(async () => ({ default: (await import('./usage/usage-page.tsx')).UsagePage }));
const MerchantsPage = lazy(async () => ({ default: (await import('./merchants/merchants-page.tsx')).MerchantsPage }));
const TeachingPage = lazy(async () => ({ default: (await import('./teaching/teaching-page.tsx')).TeachingPage }));
const CatalogPage = lazy(async () => ({ default: (await import('./catalog/catalog-page.tsx')).CatalogPage }));
const EndpointsPage = lazy(async () => ({ default: (await import('./webhooks/endpoints-page.tsx')).EndpointsPage }));
const EndpointPage = lazy(async () => ({ default: (await import('./webhooks/endpoint-page.tsx')).EndpointPage }));
const LogPage = lazy(async () => ({ default: (await import('./webhooks/log-page.tsx')).LogPage }));
const KeysPage = lazy(async () => ({ default: (await import('./keys/keys-page.tsx')).KeysPage }));
const MembersPage = lazy(async () => ({ default: (await import('./members/members-page.tsx')).MembersPage }));
const GoLivePage = lazy(async () => ({ default: (await import('./go-live/go-live-page.tsx')).GoLivePage }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage }));
const ReferencePage = lazy(async () => ({ default: (await import('./reference/reference-page.tsx')).ReferencePage }));

export function Pages() {
  return (
    <Switch>
      <Route path="/orders">
        <OrdersPage />
      </Route>
      <Route path="/orders/:taskId">{({ taskId }) => <OrderPage key={taskId} taskId={taskId} />}</Route>
      <Route path="/new-order">
        <NewOrderPage />
      </Route>
      <Route path="/payments">
        <PaymentsPage />
      </Route>
      <Route path="/usage">
        <UsagePage />
      </Route>
      <Route path="/merchants">
        <MerchantsPage />
      </Route>
      <Route path="/teaching">
        <TeachingPage />
      </Route>
      <Route path="/catalog">
        <CatalogPage />
      </Route>
      <Route path="/webhooks">
        <EndpointsPage />
      </Route>
      <Route path="/webhooks/log">
        <LogPage />
      </Route>
      <Route path="/webhooks/:endpointId">
        {({ endpointId }) => <EndpointPage key={endpointId} endpointId={endpointId} />}
      </Route>
      <Route path="/keys">
        <KeysPage />
      </Route>
      <Route path="/members">
        <MembersPage />
      </Route>
      <Route path="/go-live">
        <GoLivePage />
      </Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route path="/reference">
        <ReferencePage />
      </Route>
      <Route>
        <Redirect to="/orders" replace />
      </Route>
    </Switch>
  );
}
