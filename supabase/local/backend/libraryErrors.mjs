import { AsyncLocalStorage } from 'node:async_hooks';

/** @type {AsyncLocalStorage<unknown[][]>} */
const heard = new AsyncLocalStorage();
let isIntercepted = false;

// The library cannot be told where to write. Only what it says while it answers a request is intercepted.
const interceptErrors = () => {
  if (isIntercepted) return;
  isIntercepted = true;
  const tell = console.error;
  console.error = (...words) => {
    const kept = heard.getStore();
    if (kept) kept.push(words);
    else tell(...words);
  };
};

/**
 * The library prints a trace of each request that it refuses. It is printed where the library itself has failed; what a
 * client caused is a line in the log of requests.
 * @param {() => Promise<Response>} answer
 */
export const withLibraryErrors = async (answer) => {
  interceptErrors();
  /** @type {unknown[][]} */
  const errors = [];
  let isOurs = true;
  try {
    const response = await heard.run(errors, answer);
    isOurs = response.status >= 500;
    return response;
  } finally {
    if (isOurs) for (const words of errors) console.error(...words);
  }
};
