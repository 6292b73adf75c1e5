import { AsyncLocalStorage } from 'node:async_hooks';

/** @type {AsyncLocalStorage<unknown[][]>} */
const intercepted = new AsyncLocalStorage();
let isInstalled = false;

// The library cannot be told where to write. Only what it prints while it handles a request is intercepted.
const install = () => {
  if (isInstalled) return;
  isInstalled = true;
  const print = console.error;
  console.error = (...words) => {
    const errors = intercepted.getStore();
    if (errors) errors.push(words);
    else print(...words);
  };
};

/**
 * The library prints a trace of each request that it refuses. It is printed where the library itself has failed; what a
 * client caused is a line in the log of requests.
 * @param {() => Promise<Response>} handle
 */
export const interceptErrors = async (handle) => {
  install();
  /** @type {unknown[][]} */
  const errors = [];
  let isOurs = true;
  try {
    const response = await intercepted.run(errors, handle);
    isOurs = response.status >= 500;
    return response;
  } finally {
    if (isOurs) for (const words of errors) console.error(...words);
  }
};
