import colorAnalysis from './color-analysis/worker.ts?worker&url';
import contactSheet from './contact-sheet/worker.ts?worker&url';
import drawing from './drawing/worker.ts?worker&url';
import pictureLooks from './picture-looks/worker.ts?worker&url';
import paletteImport from './palette-import/worker.ts?worker&url';
import imageExtraction from './image-extraction/worker.ts?worker&url';
import videoExtraction from './video-extraction/worker/worker.ts?worker&url';
import socialPicture from './social-export/worker.ts?worker&url';
import themeColors from './theme-colors/worker.ts?worker&url';
import themeSheet from './theme-sheet/worker.ts?worker&url';
import { OFFLINE_WORKER_URL } from './offline/api';
import { trustOnly } from './trustedUrl';

/** Every worker script of the product, by name. */
const WORKER_URLS = {
  colorAnalysis,
  contactSheet,
  drawing,
  imageExtraction,
  paletteImport,
  pictureLooks,
  socialPicture,
  themeColors,
  themeSheet,
  videoExtraction,
} as const;

type WorkerName = keyof typeof WORKER_URLS;

const ownUrl = trustOnly([...Object.values(WORKER_URLS), OFFLINE_WORKER_URL]);

/** Starts one of the product's workers, even if the page enforces Trusted Types. */
export const startWorker = (name: WorkerName): Worker =>
  new Worker(ownUrl(WORKER_URLS[name]), { type: 'module', name });

/** Registers the service worker. Its script is never taken from the HTTP cache. */
export const registerOfflineWorker = (
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration> =>
  container.register(ownUrl(OFFLINE_WORKER_URL), { updateViaCache: 'none' });
