import { CacheFirst, ExpirationPlugin, NetworkOnly, Serwist, type PrecacheEntry } from 'serwist';

import type { VersionAnswer, VersionQuestion } from './api';
import { isPage, isPicture } from './matchers';

declare const self: ServiceWorkerGlobalScope & {
  /** Injected by the build: every file that the pages consist of. */
  readonly __SW_MANIFEST: readonly PrecacheEntry[];
};

const PICTURES_KEPT = 60;
const PATIENCE_SECONDS = 5;

// oxlint-disable-next-line no-underscore-dangle -- the identifier that the build replaces
const manifest = self.__SW_MANIFEST;

const serwist = new Serwist({
  precacheEntries: [...manifest],
  // Pages are served from the network if possible, otherwise from the copy: '/' is not '/index.html' here.
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false, concurrency: 4 },
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

self.addEventListener('message', (event) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only pages of this origin can post to it
  const question = event.data as VersionQuestion | undefined;
  if (question?.type !== 'VERSION' || !(event.source instanceof Client)) return;
  event.waitUntil(answerVersion(question, event.source));
});

serwist.addEventListeners();
