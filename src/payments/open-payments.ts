import type { Engine } from '../engine/index.ts';
import type { Database } from '../platform/database.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { Log } from '../platform/log.ts';
import { createMailer } from '../platform/mailer.ts';
import { createDigester, createSealer } from '../platform/sealing.ts';
import type { Secret } from '../platform/secret.ts';
import { createPageTokens } from './hosted-page/page-token.ts';
import { mountHostedPage } from './hosted-page/routes.ts';
import { loadNetworks } from './networks/load-networks.ts';
import { createNetworks } from './networks/network.ts';
import { createSimulatedNetwork } from './networks/simulated-network.ts';
import { paymentOperatorRoutes } from './operator-routes.ts';
import { createEmailCodes } from './remembered/email-codes.ts';
import { createPaymentHandlers } from './routes.ts';
import { startPaymentTimers } from './start-payment-timers.ts';
import { openCvvKeys } from './vault/cvv-keys.ts';
import { startCvvSweeper } from './vault/sweep-cvv-keys.ts';
import { createVault } from './vault/vault.ts';

export interface PaymentsInput {
  database: Database;
  engine: Engine;
  keyRing: KeyRing;
  log: Log;
}

export interface PaymentSettings {
  SMTP_URL?: Secret | undefined;
  MAIL_FROM: string;
  /** Modules for the networks of live mode; each exports `createNetwork()`. */
  NETWORK_MODULES: readonly string[];
  files: { cvvKeys: string };
}

/** The parts of this domain put together, for the wiring. */
export async function openPayments({ database, engine, keyRing, log }: PaymentsInput, settings: PaymentSettings) {
  const url = settings.SMTP_URL?.reveal();
  const mailer = url ? createMailer({ url, from: settings.MAIL_FROM }) : null;
  const cvvKeys = await openCvvKeys(settings.files.cvvKeys);
  const vault = createVault({
    ring: keyRing,
    cvvKeys,
    onShredFailed: (error) =>
      log.error({ error: String(error) }, 'a CVV key could not be destroyed and is left for the next sweep'),
  });
  const codes = createEmailCodes({
    mailer,
    sealer: createSealer(keyRing, 'email codes'),
    digest: createDigester(keyRing, 'email codes'),
    onMailFailed: (error) => log.error({ error: String(error) }, 'a one-time code was not sent'),
  });
  const networks = createNetworks({
    test: [createSimulatedNetwork({ database })],
    live: await loadNetworks(settings.NETWORK_MODULES),
  });
  const tokens = createPageTokens(createDigester(keyRing, 'payment page'));
  const digestClient = createDigester(keyRing, 'client addresses');
  return {
    vault,
    networks,
    createHandlers: (publicUrl: () => string) => createPaymentHandlers({ engine, codes, publicUrl }),
    mountPage: (server: Parameters<typeof mountHostedPage>[0], publicUrl: () => string) =>
      mountHostedPage(server, { database, vault, engine, codes, tokens, networks, digestClient, log, publicUrl }),
    operatorRoutes: paymentOperatorRoutes({ database, vault, ring: keyRing }),
    startTimers: () => startPaymentTimers({ engine, vault }),
    close: () => mailer?.close(),
    startSweeper: () => startCvvSweeper({ database, cvvKeys, log }),
  };
}
