/**
 * Why work was stopped that nobody waits for any more. Made once: the error that an abort makes for itself keeps the
 * functions that led to it, and with them whole pages that are gone, until somebody reads its stack.
 */
export const STOPPED = new DOMException('Stopped', 'AbortError');
