import { CacheFirst, ExpirationPlugin, NetworkOnly, Serwist } from 'serwist';

import { KEEP_REST, type OfflineRequest, type VersionAnswer, type VersionQuestion } from './api';
import { firstOf, keepFiles, type KeptFile } from './keepFiles';
import { isPage, isPicture } from './matchers';

declare const self: ServiceWorkerGlobalScope & {
  /** Injected by the build: every file that the pages consist of. */
  readonly __SW_MANIFEST: readonly KeptFile[];
};

const PICTURES_KEPT = 60;
const PATIENCE_SECONDS = 5;

// oxlint-disable-next-line no-underscore-dangle -- the identifier that the build replaces
const manifest = self.__SW_MANIFEST;

const serwist = new Serwist({
  precacheEntries: manifest.map(({ url, revision = null }) => ({ url, revision })),
  // Pages are served from the network if possible, otherwise from the copy: '/' is not '/index.html' here.
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
  // Off: it would request a page in addition to the browser, and a sign-in's code can only be used once.
  navigationPreload: false,
  runtimeCaching: [
    { matcher: isPage, handler: new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS }) },
    {
      matcher: isPicture,
      handler: new CacheFirst({
        cacheName: 'pictures',
        plugins: [new ExpirationPlugin({ maxEntries: PICTURES_KEPT, purgeOnQuotaError: true })],
      }),
    },
  ],
  fallbacks: { entries: [{ url: '/index.html', matcher: ({ request }) => request.mode === 'navigate' }] },
});

const hasInManifest = (address: string): boolean =>
  manifest.some(({ url }) => new URL(url, self.location.href).href === address);

/** A page of this worker's own version needs no other: the worker takes over if that disturbs no other page. */
const answerVersion = async ({ entry }: VersionQuestion, asker: Client): Promise<void> => {
  const answer: VersionAnswer = { type: 'NEWER' };
  if (!hasInManifest(entry)) return asker.postMessage(answer);
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length <= 1) await self.skipWaiting();
};

const keep = async (files: readonly KeptFile[]): Promise<void> =>
  keepFiles(files, {
    cache: await caches.open(serwist.precacheStrategy.cacheName),
    keyOf: (url) => serwist.getPrecacheKeyForUrl(url),
    load: (request) => fetch(request),
  });

/** Several pages may ask at the same time. */
let resting: Promise<void> | null = null;
const keepRest = async (): Promise<void> => {
  try {
    resting ??= keep(manifest);
    await resting;
  } catch {
    // The next visit goes on.
  } finally {
    resting = null;
  }
};

self.addEventListener('message', (event) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only pages of this origin can post to it
  const request = event.data as OfflineRequest | undefined;
  if (!(event.source instanceof Client)) return;
  if (request?.type === 'VERSION') event.waitUntil(answerVersion(request, event.source));
  if (request?.type === KEEP_REST.type) event.waitUntil(keepRest());
});

self.addEventListener('install', (event) => {
  // The first copy is there as soon as the pages can start from it; a later one takes the place of a whole one.
  const isFirst = self.registration.active === null;
  event.waitUntil(keep(isFirst ? firstOf(manifest) : manifest));
});
self.addEventListener('activate', (event) => void serwist.handleActivate(event));
self.addEventListener('fetch', (event) => serwist.handleFetch(event));
