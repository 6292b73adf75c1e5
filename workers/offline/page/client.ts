import { registerOfflineWorker } from '../../workerUrl';
import { KEEP_REST, TAKE_OVER, type VersionAnswer, type VersionQuestion } from '../api';

type UpdateOffer = {
  /** Makes the waiting version take over; `onReady` of `keepOfflineCopy` is called afterwards. */
  readonly accept: () => void;
};

type Options = {
  readonly container: ServiceWorkerContainer;
  /** The URL of the page's first script, which identifies its version. */
  readonly entry: string;
  /** A newer version has been installed and is waiting. */
  readonly onUpdate: (offer: UpdateOffer) => void;
  /** The accepted version is active: a reload shows it. */
  readonly onReady: () => void;
};

const isNewer = (data: unknown): boolean =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this one property is read
  (data as VersionAnswer | null)?.type === 'NEWER';

/**
 * Keeps a copy of the app on this device, completes one that an earlier visit began, and notifies of newer versions.
 * Resolves with a function that checks for one; rejects if the browser supports no copies (private windows, settings, no
 * secure context).
 */
export const keepOfflineCopy = async ({
  container,
  entry,
  onUpdate,
  onReady,
}: Options): Promise<() => Promise<void>> => {
  const registration = await registerOfflineWorker(container);
  let isAccepted = false;

  const ask = (): void => {
    // The first copy on a device is not an update.
    if (!container.controller) return;
    const question: VersionQuestion = { type: 'VERSION', entry };
    registration.waiting?.postMessage(question);
  };
  container.addEventListener('message', ({ data }) => {
    if (!isNewer(data)) return;
    onUpdate({
      accept: () => {
        // Another tab has accepted it meanwhile: it is active.
        if (!registration.waiting) return onReady();
        isAccepted = true;
        registration.waiting.postMessage(TAKE_OVER);
      },
    });
  });
  // Another tab may have accepted the update: this one is not disturbed.
  container.addEventListener('controllerchange', () => {
    if (isAccepted) onReady();
  });
  // Messages from workers are queued until the page declares that it listens.
  container.startMessages();
  const complete = (): void => registration.active?.postMessage(KEEP_REST);
  const follow = (): void => {
    const worker = registration.installing;
    // It waits from one of its changes of state on.
    worker?.addEventListener('statechange', ask);
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') complete();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  ask();
  complete();
  return async () => {
    await registration.update();
  };
};
