import { Clapperboard, Compass, Folder, Image, Palette, type LucideIcon } from 'lucide-react';

import { PATHS } from '../domain/paths';

export type NavigationRow = {
  readonly path: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Visitors do not see it. */
  readonly isSignedInOnly?: boolean;
};

/** THE TABLE of the header's pages, in their order. */
export const NAVIGATION: readonly NavigationRow[] = [
  { path: PATHS.builder, label: 'Palette builder', Icon: Palette },
  { path: PATHS.video, label: 'Video to palette', Icon: Clapperboard },
  { path: PATHS.image, label: 'Image to palette', Icon: Image },
  { path: PATHS.explore, label: 'Explore palettes', Icon: Compass },
  { path: PATHS.projects, label: 'Projects', Icon: Folder, isSignedInOnly: true },
];

export const FOOTER_LINKS = [
  { path: PATHS.privacy, label: 'Privacy policy' },
  { path: PATHS.cookies, label: 'Cookies' },
  { path: PATHS.terms, label: 'Terms' },
] as const;
