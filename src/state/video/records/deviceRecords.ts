import { createIdbRecords } from './idbRecords';
import { createSafeRecords } from './safeRecords';
import type { VideoRecords } from './videoRecords';

/** Stores videos on this device, as far as it lets them be stored; else in memory, until the page is closed. */
export const createDeviceRecords = (): VideoRecords => createSafeRecords(createIdbRecords(navigator.locks));
