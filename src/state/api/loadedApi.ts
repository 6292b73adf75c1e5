import type { backendApi } from './backendApi';

type Api = typeof backendApi;

let known: Api | null = null;
const listeners = new Set<(api: Api) => void>();

// Of the module and not of the app: whether its code has come is the same for every store of a document.

/**
 * Calls back as soon as the code that keeps what is known of the service is there: at once, or with the first page that
 * needs it. It is as large as the store's other code twice over, and the first page does without.
 */
export const onApi = (listener: (api: Api) => void): void => {
  listeners.add(listener);
  if (known) listener(known);
};

/** Says that it is there. */
export const provideApi = (api: Api): void => {
  known = api;
  for (const listener of listeners) listener(api);
};
