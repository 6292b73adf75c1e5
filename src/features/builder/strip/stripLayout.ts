import { useMediaQuery } from '../../../ui/useMediaQuery';

/** Below this width the strip is vertical, as in the style sheets. */
const STACKED = '(max-width: 767px)';

export const isStacked = (): boolean => window.matchMedia(STACKED).matches;

export const useIsStacked = (): boolean => useMediaQuery(STACKED);
