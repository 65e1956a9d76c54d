import { createChallengeDesk } from './challenge-desk.ts';
import { createFaults, type Faults } from './faults.ts';
import { createLedger } from './ledger.ts';
import type { Mall, MallMerchant } from './mall.ts';
import type { Merchant, OpenMerchant } from './merchant.ts';
import { merchants as allMerchants } from './merchants/index.ts';
import { answerOffice } from './office.ts';
import type { RawRequest } from './read-request.ts';
import type { Reply } from './reply.ts';
import { type Origin, serveOrigin } from './serve-origin.ts';

type Stall = { merchant: Merchant; open: OpenMerchant; description: MallMerchant };

function describe(merchant: Merchant, origins: Record<string, string>): MallMerchant {
  const url = origins.shop ?? '';
  return {
    id: new URL(url).host,
    shop: merchant.id,
    name: merchant.name,
    url,
    language: merchant.language,
    currency: merchant.currency,
    coupon: merchant.coupon,
    shipping: merchant.shipping,
    origins,
    products: merchant.products.map(({ slug, title, price, behaviour, variants }) => ({
      slug,
      title,
      url: url + merchant.productPath(slug),
      price,
      behaviour,
      ...(variants && { variants }),
    })),
  };
}

/**
 * `ports`: 0 for free ports, or a base from which the office, the card issuer and then every origin of every merchant
 * take consecutive ports in the order of the list.
 */
export async function startMall(
  options: { host?: string; ports?: number; merchants?: Merchant[] } = {},
): Promise<Mall> {
  const host = options.host ?? '127.0.0.1';
  const origins: Origin[] = [];
  let nextPort = options.ports ?? 0;
  const serve = async (answer: (request: RawRequest) => Reply | Promise<Reply>): Promise<Origin> => {
    const origin = await serveOrigin({ host, port: nextPort === 0 ? 0 : nextPort++ }, answer);
    origins.push(origin);
    return origin;
  };
  const close = async () => {
    await Promise.all(origins.map((origin) => origin.close()));
  };

  const stalls: Stall[] = [];
  const ledgers = (merchant?: string) =>
    stalls
      .filter(({ description }) => !merchant || description.id === merchant || description.shop === merchant)
      .map(({ open }) => open.shop.ledger);
  const orders = (merchant?: string) => ledgers(merchant).flatMap((ledger) => ledger.all());
  const incidents = (merchant?: string) => ledgers(merchant).flatMap((ledger) => ledger.incidents());
  const faults = createFaults();
  const reset = () => {
    desk.clear();
    faults.clear();
    for (const { open } of stalls) {
      open.reset();
      open.shop.ledger.clear();
    }
  };
  let issuerUrl = '';
  const desk = createChallengeDesk(() => issuerUrl);
  try {
    const office = await serve((request) =>
      answerOffice(
        { merchants: () => stalls.map((stall) => stall.description), orders, incidents, faults, reset },
        request,
      ),
    );
    issuerUrl = (await serve(desk.answer)).url;
    for (const merchant of options.merchants ?? allMerchants)
      stalls.push(await openStall({ challenges: desk, faults }, merchant, serve));
    return {
      merchants: stalls.map((stall) => stall.description),
      officeUrl: office.url,
      issuerUrl,
      hosts: origins.map((origin) => origin.host),
      orders,
      incidents,
      faults,
      reset,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openStall(
  { challenges, faults }: { challenges: ReturnType<typeof createChallengeDesk>; faults: Faults },
  merchant: Merchant,
  serve: (answer: (request: RawRequest) => Reply | Promise<Reply>) => Promise<Origin>,
): Promise<Stall> {
  const urls: Record<string, string> = {};
  let open: OpenMerchant | undefined;
  let id = '';
  for (const name of ['shop', ...(merchant.sideOrigins ?? [])]) {
    const origin = await serve((request) => {
      const ready = open;
      if (!ready) throw new Error(`${merchant.id} is not open yet`);
      const orders = () => ready.shop.ledger.all().length;
      return faults.pass([id, merchant.id], request, () => ready.answer(request, name), orders);
    });
    urls[name] = origin.url;
    if (name === 'shop') id = origin.host;
  }
  const ledger = createLedger({
    merchant: id,
    shop: merchant.id,
    currency: merchant.currency,
    formatOrderNumber: merchant.formatOrderNumber,
  });
  open = merchant.open({ origins: urls, ledger, challenges });
  return { merchant, open, description: describe(merchant, urls) };
}
