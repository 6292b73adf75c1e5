import { useMediaQuery } from '../../../ui/useMediaQuery';

/** Whether the page's screen shows Display P3; it changes when the window is moved to another screen. */
export const useWideScreen = (): boolean => useMediaQuery('(color-gamut: p3)');
