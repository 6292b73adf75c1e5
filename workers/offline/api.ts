/** Where the build puts the script: its reach is the folder it lies in, and that must be the whole site. */
export const OFFLINE_WORKER_URL = '/service-worker.js';

/** What a page asks a worker that waits for its turn. `entry` is the address of the page's first script. */
export type VersionQuestion = { readonly type: 'VERSION'; readonly entry: string };

/** The answer where the page is older than the worker. A page of the same age gets none. */
export type VersionAnswer = { readonly type: 'NEWER' };

/** What ends a worker's waiting, by the convention of its library. */
export const TAKE_OVER = { type: 'SKIP_WAITING' } as const;
