/** Lets what the browser has ready for this thread run first. */
export type NextTask = {
  /** Resolves in a task of its own, in the order of the calls; at once when closed. */
  readonly reach: () => Promise<void>;
  readonly close: () => void;
};

/** Timers wait four milliseconds and more after a few turns; a message to oneself does not. */
export const createNextTask = (): NextTask => {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  let isClosed = false;
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  return {
    reach: async () => {
      if (isClosed) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        port2.postMessage(null);
      });
    },
    close: () => {
      isClosed = true;
      port1.close();
      for (const go of waiting.splice(0)) go();
    },
  };
};
