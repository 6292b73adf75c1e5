import type { Toasts } from '../state/toasts';
import { MESSAGES } from '../domain/messages';
import { keepOfflineCopy } from '../../workers/offline/page/client';

/** A tab that stays open for days learns of a new version, too. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Keeps the app usable without a network, and offers new versions: nobody is interrupted by one. */
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
        toasts.show(MESSAGES.updateReady, { ms: Infinity, action: { label: 'Reload', onSelect: accept } }),
      onReady: () => window.location.reload(),
    });
    setInterval(() => void look().catch(() => {}), LOOK_AGAIN_MS);
  } catch {
    // Without a copy everything works as long as there is a network.
  }
};

/** A server for development has nothing to keep, and an older copy would stand before it. */
export const dropOfflineCopy = async (container: ServiceWorkerContainer): Promise<void> => {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
};
