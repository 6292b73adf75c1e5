import type { Toasts } from '../state/toasts';
import { MESSAGES } from '../domain/messages';
import { keepOfflineCopy } from '../../workers/offline/page/client';

/** Lets a tab that stays open for days find out about a new version. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Makes the app usable offline, and offers new versions without interrupting the user. */
export const registerServiceWorker = async (
  container: ServiceWorkerContainer,
  entry: string,
  toasts: Toasts,
): Promise<void> => {
  try {
    const look = await keepOfflineCopy({
      container,
      entry,
      onUpdate: ({ accept }) =>
        toasts.show(MESSAGES.updateReady, {
          ms: Infinity,
          action: { label: 'Reload', onSelect: accept },
          isForAnyone: true,
        }),
      onReady: () => window.location.reload(),
    });
    setInterval(() => void look().catch(() => {}), LOOK_AGAIN_MS);
  } catch {
    // Without the offline copy everything works, but needs a network.
  }
};

/** A development server needs no offline copy, and an older one would be served instead of it. */
export const dropOfflineCopy = async (container: ServiceWorkerContainer): Promise<void> => {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
};
