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
  if (Object.hasOwn(globalThis, 'Deno')) return;
  // The client library looks for it when it is made; Node has its own only from 22 on.
  if (!Object.hasOwn(globalThis, 'WebSocket')) Object.assign(globalThis, { WebSocket });
  Object.defineProperty(globalThis, 'Deno', {
    get: () => {
      const slot = loading.getStore();
      return slot && createDeno(slot);
    },
  });
};

/**
 * Runs something as if it were in Deno: it reads that environment and no other, and what it serves is kept.
 * @template T
 * @param {Slot} slot
 * @param {() => T} work
 */
export const runAsDeno = (slot, work) => {
  install();
  return loading.run(slot, work);
};
