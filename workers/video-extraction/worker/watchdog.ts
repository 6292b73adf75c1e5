import { VideoRefused } from './open/openVideo';
import { WATCHDOG_MS } from '../common/watchdogMs';

const LOOK_MS = 250;

/** Runs `work`, calls `look` four times a second, and rejects when there is no progress any more. */
export const withWatchdog = async <Result>(
  work: (progressed: () => void) => Promise<Result>,
  { isWaiting, look }: { readonly isWaiting: () => boolean; readonly look: () => void },
): Promise<Result> => {
  let lastMs = performance.now();
  const progressed = (): void => {
    lastMs = performance.now();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      look();
      if (isWaiting()) progressed();
      else if (performance.now() - lastMs > WATCHDOG_MS) reject(new VideoRefused('timeout'));
    }, LOOK_MS);
  });
  try {
    return await Promise.race([work(progressed), timeout]);
  } finally {
    clearInterval(timer);
  }
};
