import type { SocialSettings } from './socialSettings';

/** File name of a social picture. Colors count from 1. */
export const socialFileName = ({ mode, colorIndex, format }: SocialSettings): string =>
  `${mode === 'palette' ? 'palette' : `color-${colorIndex + 1}`}-social-media.${format}`;
