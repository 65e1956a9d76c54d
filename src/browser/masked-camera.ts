import type { BrowserContext, CDPSession, Frame, Page } from 'playwright-core';
import { type InSight, maskDocument } from './mask-document.ts';

export interface Camera {
  /** A small JPEG of the page with secrets covered; null when no picture can be taken now, and once it is shut. */
  take(): Promise<Uint8Array | null>;
  /**
   * To be called before a card is typed: from now on no picture leaves, neither a stored nor a live one, nor one that is
   * being taken. A page may write a card anywhere, a digit at a time or drawn, so no mask can be trusted. There is no
   * way back.
   */
  shut(): void;
  isShut(): boolean;
  /** Pictures on every change, until the camera is shut. */
  watch(onFrame: (frame: Uint8Array) => void): Promise<void>;
  stop(): Promise<void>;
}

const PICTURE = { format: 'jpeg', quality: 50, optimizeForSpeed: true } as const;
/** Ordinary text stays readable, and a picture takes half the time that it takes in full size. */
const SCALE = 0.6;
const TAKE_TIMEOUT_MS = 1_000;
const AFTER_LEAVING_MS = 60;

export function createCamera(context: BrowserContext, page: Page): Camera {
  let session: Promise<CDPSession> | null = null;
  let isShut = false;
  let watcher: ((frame: Uint8Array) => void) | null = null;
  const cdp = () => {
    session ??= context.newCDPSession(page);
    return session;
  };

  return {
    take: async () => {
      if (isShut) return null;
      const attempt = () => unlessLeft(page, async () => capture(page, await cdp()));
      const picture = (await attempt()) ?? (page.isClosed() ? null : await attempt());
      return isShut ? null : picture;
    },
    isShut: () => isShut,
    shut: () => {
      isShut = true;
      watcher = null;
      session?.then((client) => client.send('Page.stopScreencast')).catch(() => undefined);
    },
    watch: async (onFrame) => {
      if (isShut) return;
      watcher = onFrame;
      const client = await cdp();
      client.on('Page.screencastFrame', ({ data, sessionId }) => {
        client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
        watcher?.(Buffer.from(data, 'base64'));
      });
      if (isShut) return;
      await client.send('Page.startScreencast', {
        format: 'jpeg',
        quality: 40,
        maxWidth: 960,
        maxHeight: 720,
        everyNthFrame: 3,
      });
    },
    stop: async () => {
      watcher = null;
      const client = await session?.catch(() => null);
      await client?.detach().catch(() => undefined);
    },
  };
}

async function capture(page: Page, client: CDPSession): Promise<Uint8Array> {
  const inSight = await mask(page);
  const [{ data }, { cssVisualViewport: now }] = await Promise.all([
    client.send('Page.captureScreenshot', { ...PICTURE, clip: { ...inSight, scale: SCALE } }),
    client.send('Page.getLayoutMetrics'),
  ]);
  // Asks for a part of the document: a page that scrolled in between would come out white.
  if (Math.abs(now.pageX - inSight.x) < 2 && Math.abs(now.pageY - inSight.y) < 2) return Buffer.from(data, 'base64');
  await mask(page);
  const whole = await client.send('Page.captureScreenshot', PICTURE);
  return Buffer.from(whole.data, 'base64');
}

/** A frame that cannot be masked (gone, or not answering) fails the whole picture rather than showing its content. */
async function mask(page: Page): Promise<InSight> {
  const [inSight] = await Promise.all(page.frames().map((frame) => frame.evaluate(maskDocument)));
  if (!inSight) throw new Error('the page has no document');
  return inSight;
}

/** A picture requested while the page navigates is never answered, so it is given up at once. */
async function unlessLeft(page: Page, work: () => Promise<Uint8Array>): Promise<Uint8Array | null> {
  let onLeft: (frame: Frame) => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), TAKE_TIMEOUT_MS);
    onLeft = (frame) => {
      if (frame === page.mainFrame()) setTimeout(() => done(null), AFTER_LEAVING_MS).unref();
    };
  });
  page.on('framenavigated', onLeft);
  try {
    return await Promise.race([work(), givenUp]).catch(() => null);
  } finally {
    page.off('framenavigated', onLeft);
    clearTimeout(timer);
  }
}
