import { BackendError } from './backend';

const REQUEST_MS = 15_000;
/** A connection that is lost for a moment is back after this; one that is gone is told soon. */
const SECOND_TRY_MS = 500;

const isRead = (init: RequestInit | undefined): boolean =>
  (init?.method ?? 'GET') === 'GET' && init?.signal?.aborted !== true;

/** The database client tries reads again for 7 s unless an error says that it was asked to stop. */
const asFinal = (error: BackendError): BackendError => Object.assign(error, { code: 'ABORT_ERR' });

/** `fetch` that gives up in time and says in our words what kept it. Reads are tried twice. */
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
