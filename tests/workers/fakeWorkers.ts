import { expose } from 'comlink';
import type { WorkerLike } from '../../workers/connect';

export type FakeWorker = {
  readonly endpoint: WorkerLike;
  /** Fires as a worker does when its script cannot be fetched, or when an answer cannot be read. */
  readonly fire: (type: 'error' | 'messageerror') => void;
  /** Sends a message that nobody has asked for. */
  readonly send: (message: unknown) => void;
  isTerminated: boolean;
};

/** Workers that answer with `api` from the other end of a MessageChannel, in the order they were started. */
export const createFakeWorkers = (
  api: object,
): {
  readonly started: readonly FakeWorker[];
  readonly start: () => WorkerLike;
  readonly stopAll: () => void;
} => {
  const started: FakeWorker[] = [];
  return {
    started,
    start: () => {
      const { port1, port2 } = new MessageChannel();
      expose(api, port1);
      const worker: FakeWorker = {
        endpoint: Object.assign(port2, {
          terminate: () => {
            worker.isTerminated = true;
            port1.close();
          },
        }),
        fire: (type) => port2.dispatchEvent(new Event(type)),
        send: (message) => port1.postMessage(message),
        isTerminated: false,
      };
      started.push(worker);
      return worker.endpoint;
    },
    // Open ports would keep the test process alive.
    stopAll: () => {
      for (const { endpoint } of started) endpoint.terminate();
    },
  };
};
