import type { Driver } from './driver/start-driver.ts';

/** The driver that new purchases go to. */
export interface CurrentDriver {
  /** The one that starts or runs; starts one if there is none. */
  ask(): Promise<Driver>;
  /** If this is still the one, the next purchase starts another. */
  forget(asked: Promise<Driver>): void;
  /** Forgets whichever there is, and returns it. */
  take(): Promise<Driver> | null;
  is(running: Driver): Promise<boolean>;
}

/** None yet, one that starts, or one that runs. One that fails to start or dies is forgotten. */
export function keepDriver(start: () => Promise<Driver>): CurrentDriver {
  let driver: Promise<Driver> | null = null;

  function forget(asked: Promise<Driver>): void {
    if (driver === asked) driver = null;
  }

  return {
    ask() {
      if (driver) return driver;
      const starting = start();
      driver = starting;
      starting.then(
        ({ gone }) => gone.addEventListener('abort', () => forget(starting), { once: true }),
        () => forget(starting),
      );
      return starting;
    },
    forget,
    take() {
      const taken = driver;
      driver = null;
      return taken;
    },
    is: async (running) => (await driver?.catch(() => null)) === running,
  };
}
