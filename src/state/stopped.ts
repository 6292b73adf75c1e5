/**
 * The abort reason for work whose result is no longer needed. Shared, because the error that `abort()` creates by
 * default retains its call stack, and with it whole unmounted pages, until its `stack` is read.
 */
export const STOPPED = new DOMException('Stopped', 'AbortError');
