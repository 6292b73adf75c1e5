const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

/** Resolves when what has come meanwhile has been dealt with, at once where that is nothing. */
export const nextTask = async (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

const MOMENT_MS = 1;

/** Resolves a little later: long enough for an answer of another thread. */
export const moment = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MOMENT_MS);
  });
