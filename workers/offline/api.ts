/** The build output path: a service worker's scope is its own folder, which must be the whole site. */
export const OFFLINE_WORKER_URL = '/service-worker.js';

/** A page's question to a waiting worker. `entry` is the URL of the page's first script. */
export type VersionQuestion = { readonly type: 'VERSION'; readonly entry: string };

/** The reply if the page is older than the worker. A page of the same version gets no reply. */
export type VersionAnswer = { readonly type: 'NEWER' };

/** The message that makes a waiting worker take over, as defined by its library. */
export const TAKE_OVER = { type: 'SKIP_WAITING' } as const;

/** A page's request to complete the copy: the first one begins with what the pages cannot start without. */
export const KEEP_REST = { type: 'KEEP_REST' } as const;

export type OfflineRequest = VersionQuestion | typeof KEEP_REST;
