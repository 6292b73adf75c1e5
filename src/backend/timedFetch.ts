import { BackendError } from './backend';

const REQUEST_MS = 15_000;
/** A brief interruption is over after this time, and a lost connection is still reported quickly. */
const SECOND_TRY_MS = 500;

const isRead = (init: RequestInit | undefined): boolean =>
  (init?.method ?? 'GET') === 'GET' && init?.signal?.aborted !== true;

/** The database client retries reads for 7 s unless the error says that the request was aborted. */
const asFinal = (error: BackendError): BackendError => Object.assign(error, { code: 'ABORT_ERR' });

/** `fetch` with a timeout that throws a `BackendError`. Reads are tried twice. */
export const timedFetch: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(REQUEST_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const ask = () => fetch(input, { ...init, signal });
  const askAgain = async (error: unknown): Promise<Response> => {
    if (signal.aborted || !isRead(init)) throw error;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
    return ask();
  };
  try {
    return await ask().catch(askAgain);
  } catch (error) {
    throw asFinal(new BackendError(timeout.aborted ? 'timeout' : 'offline', { cause: error }));
  }
};
