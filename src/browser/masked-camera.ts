import type { BrowserContext, CDPSession, Frame, Page } from 'playwright-core';
import { type InSight, maskDocument } from './mask-document.ts';

export interface Camera {
  /** A small JPEG of the page with secrets covered; null when no picture can be taken now. */
  take(): Promise<Uint8Array | null>;
  /** From now on every form field and every card-like number is covered in all frames. There is no way back. */
  maskEverything(): void;
  /** Pictures on every change until everything is masked; after that, only the masked ones taken by `take`. */
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
  let everything = false;
  let watcher: ((frame: Uint8Array) => void) | null = null;
  const cdp = () => {
    session ??= context.newCDPSession(page);
    return session;
  };

  /** A frame that cannot be masked (gone, or not answering) fails the whole picture rather than showing its content. */
  const mask = async (): Promise<InSight> => {
    const [inSight] = await Promise.all(page.frames().map((frame) => frame.evaluate(maskDocument, everything)));
    if (!inSight) throw new Error('the page has no document');
    return inSight;
  };

  const capture = async (): Promise<Uint8Array> => {
    const inSight = await mask();
    const client = await cdp();
    const [{ data }, { cssVisualViewport: now }] = await Promise.all([
      client.send('Page.captureScreenshot', { ...PICTURE, clip: { ...inSight, scale: SCALE } }),
      client.send('Page.getLayoutMetrics'),
    ]);
    // Asks for a part of the document: a page that scrolled in between would come out white.
    if (Math.abs(now.pageX - inSight.x) < 2 && Math.abs(now.pageY - inSight.y) < 2) return Buffer.from(data, 'base64');
    await mask();
    const whole = await client.send('Page.captureScreenshot', PICTURE);
    return Buffer.from(whole.data, 'base64');
  };

  /** A picture requested while the page navigates is never answered, so it is given up at once. */
  const captureUnlessLeft = async (): Promise<Uint8Array | null> => {
    let onLeft: (frame: Frame) => void = () => undefined;
    let timer: NodeJS.Timeout | undefined;
    const given = new Promise<null>((done) => {
      timer = setTimeout(() => done(null), TAKE_TIMEOUT_MS);
      onLeft = (frame) => {
        if (frame === page.mainFrame()) setTimeout(() => done(null), AFTER_LEAVING_MS).unref();
      };
    });
    page.on('framenavigated', onLeft);
    try {
      return await Promise.race([capture(), given]).catch(() => null);
    } finally {
      page.off('framenavigated', onLeft);
      clearTimeout(timer);
    }
  };

  return {
    take: async () => {
      const picture = (await captureUnlessLeft()) ?? (page.isClosed() ? null : await captureUnlessLeft());
      if (picture && everything) watcher?.(picture);
      return picture;
    },
    maskEverything: () => {
      everything = true;
      session?.then((client) => client.send('Page.stopScreencast')).catch(() => undefined);
    },
    watch: async (onFrame) => {
      watcher = onFrame;
      const client = await cdp();
      client.on('Page.screencastFrame', ({ data, sessionId }) => {
        client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
        if (!everything) watcher?.(Buffer.from(data, 'base64'));
      });
      if (!everything) {
        await client.send('Page.startScreencast', {
          format: 'jpeg',
          quality: 40,
          maxWidth: 960,
          maxHeight: 720,
          everyNthFrame: 3,
        });
      }
    },
    stop: async () => {
      watcher = null;
      const client = await session?.catch(() => null);
      await client?.detach().catch(() => undefined);
    },
  };
}
