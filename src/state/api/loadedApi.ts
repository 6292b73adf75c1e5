import type { backendApi } from './backendApi';

type Api = typeof backendApi;

let known: Api | null = null;
const listeners = new Set<(api: Api) => void>();

// Module scope, not per app: whether the code has loaded is the same for every store of a document.

/**
 * Calls back once the code of the service cache has loaded: immediately, or with the first page that needs it. It is
 * twice as large as the rest of the store's code, and the first page works without it.
 */
export const onApi = (listener: (api: Api) => void): void => {
  listeners.add(listener);
  if (known) listener(known);
};

/** Notifies the listeners that it has loaded. */
export const provideApi = (api: Api): void => {
  known = api;
  for (const listener of listeners) listener(api);
};
