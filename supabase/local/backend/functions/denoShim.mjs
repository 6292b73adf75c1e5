import { AsyncLocalStorage } from 'node:async_hooks';
import WebSocket from 'ws';

/** @typedef {(request: Request) => Response | Promise<Response>} Handler */
/** @typedef {{ env: Readonly<Record<string, string | undefined>>, handler: Handler | null }} Slot */

/** @type {AsyncLocalStorage<Slot>} */
const loading = new AsyncLocalStorage();

/** @param {Slot} slot */
const createDeno = (slot) => ({
  /** @param {Handler | object} first @param {Handler} [second] */
  serve: (first, second) => {
    slot.handler = typeof first === 'function' ? /** @type {Handler} */ (first) : (second ?? null);
    return { finished: Promise.resolve(), shutdown: async () => undefined };
  },
  env: {
    /** @param {string} name */
    get: (name) => slot.env[name],
    /** @param {string} name */
    has: (name) => slot.env[name] !== undefined,
    toObject: () => ({ ...slot.env }),
  },
});

const install = () => {
  // The client library looks for it when it is made; Node has its own only from 22 on.
  if (!Object.hasOwn(globalThis, 'WebSocket')) Object.assign(globalThis, { WebSocket });
  if (Object.hasOwn(globalThis, 'Deno')) return;
  Object.defineProperty(globalThis, 'Deno', {
    get: () => {
      const slot = loading.getStore();
      return slot && createDeno(slot);
    },
  });
};

let running = 0;

/**
 * Runs something as if it were in Deno: it reads that environment and no other, and what it serves is kept. While the
 * store is on, every promise in this process costs more: it is on only while something runs.
 * @template T
 * @param {Slot} slot
 * @param {() => Promise<T>} work
 */
export const runAsDeno = async (slot, work) => {
  install();
  running += 1;
  try {
    return await loading.run(slot, work);
  } finally {
    running -= 1;
    if (running === 0) loading.disable();
  }
};
