import type { SocialSettings } from './socialSettings';

/** What a picture to post is called as a file. Colors are counted from 1. */
export const socialFileName = ({ mode, colorIndex, format }: SocialSettings): string =>
  `${mode === 'palette' ? 'palette' : `color-${colorIndex + 1}`}-social-media.${format}`;
