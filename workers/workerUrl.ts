import colorAnalysis from './color-analysis/worker.ts?worker&url';
import contactSheet from './contact-sheet/worker.ts?worker&url';
import pictureLooks from './picture-looks/worker.ts?worker&url';
import paletteImport from './palette-import/worker.ts?worker&url';
import imageExtraction from './image-extraction/worker.ts?worker&url';
import videoExtraction from './video-extraction/worker/worker.ts?worker&url';
import socialPicture from './social-picture/worker.ts?worker&url';
import { OFFLINE_WORKER_URL } from './offline/api';

/** Every worker script of the product, by name. */
const WORKER_URLS = {
  colorAnalysis,
  contactSheet,
  imageExtraction,
  paletteImport,
  pictureLooks,
  socialPicture,
  videoExtraction,
} as const;

type WorkerName = keyof typeof WORKER_URLS;

type Policy = {
  /** `new Worker` takes the trusted object that this gives where its types know only strings and URLs. */
  readonly createScriptURL: (url: string) => string;
};

declare global {
  /** The part of the Trusted Types API that is used here; TypeScript has no types of it. */
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;
}

const OWN_URLS = new Set<string>([...Object.values(WORKER_URLS), OFFLINE_WORKER_URL]);

const refuseForeign = (url: string): string => {
  if (!OWN_URLS.has(url)) throw new TypeError(`Not a worker of this app: ${url}`);
  return url;
};

const RULES: Policy = { createScriptURL: refuseForeign };

// A policy may be created only once under a strict Content-Security-Policy.
let policy: Policy | undefined;

const ownUrl = (url: string): string => {
  policy ??= globalThis.trustedTypes?.createPolicy('worker-url', RULES) ?? RULES;
  return policy.createScriptURL(url);
};

/** Starts one of our own workers, also where the page enforces Trusted Types. */
export const startWorker = (name: WorkerName): Worker =>
  new Worker(ownUrl(WORKER_URLS[name]), { type: 'module', name });

/** Has the browser keep the worker that answers for the network. Its script is never taken from the HTTP cache. */
export const registerOfflineWorker = (
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration> =>
  container.register(ownUrl(OFFLINE_WORKER_URL), { updateViaCache: 'none' });
