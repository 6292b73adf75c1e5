import { useMediaQuery } from '../../../ui/useMediaQuery';

/** Whether the screen that the page is on shows Display P3; windows move from one screen to another. */
export const useWideScreen = (): boolean => useMediaQuery('(color-gamut: p3)');
