import type { PurchaseContext, PurchaseContextOptions } from '../../browser/index.ts';
import type { PurchaseOrder } from '../../orders/index.ts';
import { createOperatorReader } from '../model/create-operator-reader.ts';
import { NO_USE, type PurchaseReader, type ReaderUse } from '../model/reader.ts';
import { installPerception } from '../perception/index.ts';
import { openHints } from '../platforms/index.ts';
import { probeScript } from '../quiet/in-page/probe-script.ts';
import { watchRequests } from '../quiet/request-watch.ts';
import { openRecipeBook } from '../recipes/recipe-book.ts';
import { countryCode } from '../spelling/countries.ts';
import type { AgentDeps } from './agent-deps.ts';
import { answerDialogs } from './answer-dialogs.ts';
import { isMerchantUrl, merchantSite } from './merchant-site.ts';
import type { PurchaseHooks } from './purchase-hooks.ts';
import { raceSignals } from './race-signals.ts';
import { createStepRecorder } from './record-steps.ts';
import { ACTION_BUDGET, newMemory, type Run } from './run.ts';
import { signPage } from './sign-page.ts';
import { Stop } from './stop.ts';
import { countTries } from './tries.ts';

const LONGEST_RUN_MS = 240_000;
/** People take longer to answer than pages. */
const LONGEST_LESSON_MS = 1_800_000;

/** Binds browser, order and hooks into one run with its budget of actions and time. */
export async function startRun(
  deps: AgentDeps,
  order: PurchaseOrder,
  hooks: PurchaseHooks,
  browser: PurchaseContext,
  { readerUse: used = NO_USE, gaveUp = null }: { readerUse?: ReaderUse; gaveUp?: Stop | null } = {},
): Promise<Run> {
  const dialogs = answerDialogs(browser.page, deps.log);
  const memory = newMemory(order);
  browser.context.on('page', (extra) => {
    if (extra !== browser.page && !memory.opensAside) void extra.close().catch(() => undefined);
  });
  const { live } = hooks;
  live?.onWanted(() => void browser.camera.watch((frame) => live.show(frame)).catch(() => undefined));

  const site = merchantSite(order.items[0]?.url ?? 'about:blank', deps.paymentSites);
  const setUp = Promise.all([
    // A store that is down costs speed, not the purchase.
    deps.recipes?.load(site.site).catch(() => null),
    installPerception(browser.context),
    browser.context.addInitScript(probeScript),
    signPage(browser.page, deps, site),
  ]);
  // A browser that dies while it is asked may never answer.
  const [known = null] = await raceSignals(setUp, [browser.died]);
  const stopped = stopSignal(hooks.signal);
  let end = Date.now() + (hooks.askOperator ? LONGEST_LESSON_MS : LONGEST_RUN_MS);
  const readerUse = { ...used };
  let actions = 0;
  const run: Run = {
    deps,
    order,
    hooks,
    browser,
    page: browser.page,
    requests: watchRequests(browser.page),
    dialogs,
    site,
    memory,
    tries: countTries(),
    guard: (work) => raceSignals(work, [stopped, browser.died]),
    spendAction: (what) => {
      actions += 1;
      dialogs.forget();
      deps.log('action', { what, n: actions });
      if (actions > ACTION_BUDGET)
        throw new Stop('agent_stuck', `more than ${ACTION_BUDGET} actions without an order review`);
      if (Date.now() > end) throw new Stop('agent_stuck', 'no order review within the time allowed', true);
    },
    steps: createStepRecorder(browser, hooks),
    reader: counted(openReader(deps, order, hooks, browser, used), readerUse, (ms) => {
      end += ms;
    }),
    readerUse,
    gaveUp,
    recipe: openRecipeBook(site.site, known, personalWords(order)),
    hints: openHints({
      isOn: deps.platformHints ?? true,
      origin: site.origin,
      isOwn: (url) => isMerchantUrl(site, url),
      log: deps.log,
    }),
  };
  return run;
}

/** A person who was asked for comes before a model. */
function openReader(
  deps: AgentDeps,
  order: PurchaseOrder,
  { askOperator, modelCallsLeft }: PurchaseHooks,
  { camera }: PurchaseContext,
  used: ReaderUse,
): PurchaseReader | null {
  if (askOperator) return createOperatorReader(askOperator, () => camera.take());
  const limits = modelCallsLeft === undefined ? { used } : { used, callsLeft: modelCallsLeft };
  return deps.reader?.forPurchase(order, limits) ?? null;
}

/** What a reader may take has limits of its own: its time says nothing of the shop, and its calls are one purchase's. */
function counted(reader: PurchaseReader | null, use: ReaderUse, spare: (ms: number) => void): PurchaseReader | null {
  return (
    reader && {
      ...reader,
      ask: async (...question) => {
        const asked = Date.now();
        const reply = await reader.ask(...question).finally(() => spare(Date.now() - asked));
        use.calls += reply.calls;
        use.inputTokens += reply.inputTokens;
        use.outputTokens += reply.outputTokens;
        return reply;
      },
    }
  );
}

function personalWords(order: PurchaseOrder): string[] {
  const { contact, shippingAddress, billingAddress } = order;
  return [contact, shippingAddress, billingAddress ?? {}].flatMap((part) => Object.values(part) as string[]);
}

/** Real money is spent only from a browser whose pages cannot reach the machine. */
export function browserFor(order: PurchaseOrder): PurchaseContextOptions {
  const code = countryCode(order.shippingAddress.country) ?? 'US';
  const identity = IDENTITIES[code] ?? { locale: 'en-US', timezone: 'America/New_York' };
  return { ...identity, needsSandbox: order.mode === 'live' };
}

// A shop picks language and currency by these; the customer's own country is the natural answer.
const IDENTITIES: Record<string, { locale: string; timezone: string }> = {
  GB: { locale: 'en-GB', timezone: 'Europe/London' },
  IE: { locale: 'en-IE', timezone: 'Europe/Dublin' },
  CA: { locale: 'en-CA', timezone: 'America/Toronto' },
  AU: { locale: 'en-AU', timezone: 'Australia/Sydney' },
  DE: { locale: 'de-DE', timezone: 'Europe/Berlin' },
  AT: { locale: 'de-AT', timezone: 'Europe/Vienna' },
  CH: { locale: 'de-CH', timezone: 'Europe/Zurich' },
  FR: { locale: 'fr-FR', timezone: 'Europe/Paris' },
  BE: { locale: 'fr-BE', timezone: 'Europe/Brussels' },
  ES: { locale: 'es-ES', timezone: 'Europe/Madrid' },
  IT: { locale: 'it-IT', timezone: 'Europe/Rome' },
  NL: { locale: 'nl-NL', timezone: 'Europe/Amsterdam' },
  PT: { locale: 'pt-PT', timezone: 'Europe/Lisbon' },
  BR: { locale: 'pt-BR', timezone: 'America/Sao_Paulo' },
  PL: { locale: 'pl-PL', timezone: 'Europe/Warsaw' },
};

function stopSignal(signal: AbortSignal): AbortSignal {
  const own = new AbortController();
  const stop = () => own.abort(new Stop('internal', 'stopped by the caller'));
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return own.signal;
}
