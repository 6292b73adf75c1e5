import { Clapperboard, Compass, Folder, Image, Palette, SwatchBook, type LucideIcon } from 'lucide-react';

import { PATHS } from '../domain/paths';

export type NavigationRow = {
  readonly path: string;
  readonly label: string;
  /** Shown beside the icon if there is room; part of the label, so that speech input can use it. */
  readonly short: string;
  readonly Icon: LucideIcon;
  /** Hidden from visitors. */
  readonly isSignedInOnly?: boolean;
};

/** THE TABLE of the header's pages, in order. */
export const NAVIGATION: readonly NavigationRow[] = [
  { path: PATHS.builder, label: 'Palette builder', short: 'Builder', Icon: Palette },
  { path: PATHS.theme, label: 'Theme', short: 'Theme', Icon: SwatchBook },
  { path: PATHS.video, label: 'Video to palette', short: 'Video', Icon: Clapperboard },
  { path: PATHS.image, label: 'Image to palette', short: 'Image', Icon: Image },
  { path: PATHS.explore, label: 'Explore palettes', short: 'Explore', Icon: Compass },
  { path: PATHS.projects, label: 'My projects', short: 'Projects', Icon: Folder, isSignedInOnly: true },
];

export const FOOTER_LINKS = [
  { path: PATHS.privacy, label: 'Privacy policy' },
  { path: PATHS.cookies, label: 'Cookies' },
  { path: PATHS.terms, label: 'Terms' },
] as const;
