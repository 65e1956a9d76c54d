import type { BrowserPool, PurchaseContext } from '../src/browser/index.ts';

/** Where the time of one purchase went. Pictures overlap with other work; the rest is pressing, typing and deciding. */
export interface Timeline {
  looks: number;
  hurriedLooks: number;
  lookMs: number;
  /** Part of `lookMs`. */
  snapshotMs: number;
  actions: number;
  pictures: number;
  pictureMs: number;
  openMs: number;
  closeMs: number;
  cpuMs: number;
}

export interface TimelineWatch {
  pool: Pick<BrowserPool, 'open'>;
  log(message: string, fields?: Record<string, unknown>): void;
  /** The timeline since the last call. */
  take(): Timeline;
}

/** Listens to the agent's reports and times the browser's own parts. */
export function watchTimeline(pool: Pick<BrowserPool, 'open'>): TimelineWatch {
  let now = emptyTimeline();
  let cpu = process.cpuUsage();
  const timed = async <T>(key: 'pictureMs' | 'openMs' | 'closeMs', work: Promise<T>): Promise<T> => {
    const started = performance.now();
    try {
      return await work;
    } finally {
      now[key] += performance.now() - started;
    }
  };
  const watched = (purchase: PurchaseContext): PurchaseContext => ({
    ...purchase,
    camera: {
      ...purchase.camera,
      take: () => {
        now.pictures += 1;
        return timed('pictureMs', purchase.camera.take());
      },
    },
    close: () => timed('closeMs', purchase.close()),
  });
  return {
    pool: { open: async (options, signal) => watched(await timed('openMs', pool.open(options, signal))) },
    log: (message, fields = {}) => {
      if (message === 'action') now.actions += 1;
      if (message !== 'look') return;
      const ms = fields.ms as { all: number; snapshot: number };
      now.looks += 1;
      now.hurriedLooks += fields.hurried === true ? 1 : 0;
      now.lookMs += ms.all;
      now.snapshotMs += ms.snapshot;
    },
    take: () => {
      const used = process.cpuUsage(cpu);
      const taken = { ...now, cpuMs: (used.user + used.system) / 1000 };
      now = emptyTimeline();
      cpu = process.cpuUsage();
      return taken;
    },
  };
}

export function describeTimeline(timeline: Timeline): string {
  return Object.entries(timeline)
    .map(([name, value]) => `${name} ${Math.round(value)}`)
    .join(', ');
}

function emptyTimeline(): Timeline {
  return {
    looks: 0,
    hurriedLooks: 0,
    lookMs: 0,
    snapshotMs: 0,
    actions: 0,
    pictures: 0,
    pictureMs: 0,
    openMs: 0,
    closeMs: 0,
    cpuMs: 0,
  };
}
