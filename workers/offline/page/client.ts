import { registerOfflineWorker } from '../../workerUrl';
import { TAKE_OVER, type VersionAnswer, type VersionQuestion } from '../api';

type UpdateOffer = {
  /** Lets the waiting version take over; `onReady` of `keepOfflineCopy` follows. */
  readonly accept: () => void;
};

type Options = {
  readonly container: ServiceWorkerContainer;
  /** The address of the page's first script: it tells one version from another. */
  readonly entry: string;
  /** A newer version is there, and waits. */
  readonly onUpdate: (offer: UpdateOffer) => void;
  /** The version that was accepted is in charge: a reload shows it. */
  readonly onReady: () => void;
};

const isNewer = (data: unknown): boolean =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is read but the one word
  (data as VersionAnswer | null)?.type === 'NEWER';

/** Calls back when the worker has been fetched whole and waits for its turn. */
const whenInstalled = (worker: ServiceWorker, run: () => void): void => {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') run();
  });
};

/**
 * Keeps a copy of the app on this device, and notifies of newer ones. Resolves with what looks for a newer version;
 * rejects where the browser keeps no copies (private windows, settings, no secure context).
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
    // The first copy of a device is no update.
    if (!container.controller) return;
    const question: VersionQuestion = { type: 'VERSION', entry };
    registration.waiting?.postMessage(question);
  };
  container.addEventListener('message', ({ data }) => {
    if (!isNewer(data)) return;
    onUpdate({
      accept: () => {
        isAccepted = true;
        registration.waiting?.postMessage(TAKE_OVER);
      },
    });
  });
  // Another tab may have accepted: this one goes on undisturbed.
  container.addEventListener('controllerchange', () => {
    if (isAccepted) onReady();
  });
  // Messages of workers are held back until somebody says that the page listens.
  container.startMessages();
  registration.addEventListener('updatefound', () => {
    if (registration.installing) whenInstalled(registration.installing, ask);
  });
  ask();
  return async () => {
    await registration.update();
  };
};
