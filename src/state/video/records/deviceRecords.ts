import { MESSAGES } from '../../../domain/messages';
import type { Toasts } from '../../toasts';
import { createIdbRecords } from './idbRecords';
import { createSafeRecords } from './safeRecords';
import type { VideoRecords } from './videoRecords';

/**
 * Stores videos on this device, as far as it lets them be stored; else in memory, until the page is closed. A message
 * says when it is full.
 */
export const createDeviceRecords = (toasts: Pick<Toasts, 'show' | 'withdraw'>): VideoRecords =>
  createSafeRecords(createIdbRecords(navigator.locks), (isFull) =>
    isFull
      ? toasts.show(MESSAGES.storageFull, { ms: Infinity, tone: 'error' })
      : toasts.withdraw(MESSAGES.storageFull),
  );
