import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';

import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { readConfiguration, readContactEmail } from '../backend/configuration';
import { noBackend } from '../backend/noBackend';
import { createStockPhotoProvider } from '../backend/stock/stockPhotoProvider';
import { createStockPhotos } from '../backend/stock/stockPhotos';
import { lazyStockVideos } from '../backend/stock/lazyStockVideos';
import { createStockVideos } from '../backend/stock/stockVideos';
import { createSupabaseBackend } from '../backend/supabaseBackend';
import { MESSAGES } from '../domain/messages';
import { createDailyCounter } from '../state/storage/createDailyCounter';
import { createVideos, REFRESH_MS } from '../state/video/createVideos';
import { lazyRecords } from '../state/video/records/lazyRecords';
import { createColorNames } from '../state/colorNames';
import { createHandedFile } from '../state/handedFile';
import { createSignInFiles } from '../state/session/signInFiles';
import { createLocalStore } from '../state/storage/createLocalStore';
import { createBatchCache } from '../state/pictures/batchCache';
import { createPictureCache } from '../state/pictures/pictureCache';
import { readSession, watchSession } from '../state/session/readSession';
import type { Services } from '../state/services';
import { createToasts } from '../state/toasts';
import { watchDeletion } from '../state/session/deletionListeners';
import { watchAccess } from '../state/session/watchAccess';
import { createIdleQueue } from '../state/whenIdle';
import { watchSuspension } from '../state/session/watchSuspension';
import { createColorAnalyzer } from '../../workers/color-analysis/page/client';
import { createPictureLooks } from '../../workers/picture-looks/page/client';
import { createImageExtractor } from '../../workers/image-extraction/page/client';
import { createSocialPictures } from '../../workers/social-export/page/client';
import { createThemeColors } from '../../workers/theme-colors/page/client';
import { createVideoExtractor } from '../../workers/video-extraction/page/client';
import { App } from './App';
import { DEVICE_KEYS } from './deviceKeys';
import { followTheme } from './colorTheme';
import { createRoot } from './createRoot';
import { loadAhead } from './loadAhead';
import { refuseStrayDrops } from './refuseStrayDrops';
import { skipTransitionEvents } from './skipTransitionEvents';
import { createAppStore } from './store';

const now = (): Date => new Date();
const configuration = readConfiguration();

const tabStorage = createLocalStore({
  area: () => window.sessionStorage,
  // A tab's temporary values are not worth a message.
  onTrouble: () => {},
});
const toasts = createToasts();
const storage = createLocalStore({
  area: () => window.localStorage,
  deviceKeys: DEVICE_KEYS,
  onTrouble: (isFull) =>
    isFull
      ? toasts.show(MESSAGES.storageFull, { ms: Infinity, tone: 'error' })
      : toasts.withdraw(MESSAGES.storageFull),
});

/** If this cannot be loaded, films are kept in memory. */
const films = lazyRecords(async () =>
  (await import('../state/video/records/deviceRecords')).createDeviceRecords(toasts),
);

const services: Services = {
  random: Math.random,
  now,
  backend: configuration ? createSupabaseBackend(configuration, window) : noBackend,
  imageExtractor: createImageExtractor(),
  pictureLooks: createPictureLooks(),
  videoExtractor: createVideoExtractor(),
  colorAnalyzer: createColorAnalyzer(),
  themeColors: createThemeColors(),
  socialPictures: createSocialPictures(),
  stockPhotos: createStockPhotos(configuration && createStockPhotoProvider(configuration)),
  stockVideos: createStockVideos(configuration && lazyStockVideos(configuration)),
  dailyCounter: createDailyCounter(now),
  contactEmail: readContactEmail(),
  storage,
  tabStorage,
  handedFile: createHandedFile(),
  signInFiles: createSignInFiles({ tabStorage, storage, now }),
  videos: createVideos({ records: films, tabStorage, now }),
  toasts,
  colorNames: createColorNames(),
  whenIdle: createIdleQueue(),
  pictureCache: createPictureCache(),
  batchCache: createBatchCache(),
  // Without a secure context there is no clipboard object: this rejects, like a refusal by the browser.
  copyText: async (text) => navigator.clipboard.writeText(text),
};

setInterval(() => {
  services.videos.refresh();
  void services.signInFiles.dropExpired();
}, REFRESH_MS);
services.whenIdle(() => void services.signInFiles.dropExpired());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const start = (): void => {
  const store = createAppStore(services);
  void store.dispatch(readSession());
  store.dispatch(watchSession());
  store.dispatch(watchAccess(window));
  store.dispatch(watchSuspension());
  watchDeletion(window, tabStorage);

  followTheme(services.storage);
  skipTransitionEvents(window);
  refuseStrayDrops();
  loadAhead();
  // A transition, rendered in slices, so that a press does not wait for the whole page.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App store={store} services={services} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
};

// In a task of its own: evaluating the code was one, and a press should not wait for both.
setTimeout(start);

// Last: downloading the offline copy occupies the network for a while.
if ('serviceWorker' in navigator) {
  const { serviceWorker } = navigator;
  const keepCopy = async (): Promise<void> => {
    const { registerServiceWorker, dropOfflineCopy } = await import('./registerServiceWorker');
    await (import.meta.env.PROD
      ? registerServiceWorker(serviceWorker, import.meta.url, toasts)
      : dropOfflineCopy(serviceWorker));
  };
  const keepCopyIdly = (): void => {
    services.whenIdle(() => void keepCopy().catch(() => {}));
  };
  // The load event does not wait for this script, which may run after it.
  if (document.readyState === 'complete') keepCopyIdly();
  else window.addEventListener('load', keepCopyIdly, { once: true });
}
