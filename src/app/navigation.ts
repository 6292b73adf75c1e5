import { Image, Palette, type LucideIcon } from 'lucide-react';

import { PATHS } from '../domain/paths';

/** THE TABLE of the header's pages, in their order. */
export const NAVIGATION: readonly {
  readonly path: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}[] = [
  { path: PATHS.builder, label: 'Palette builder', Icon: Palette },
  { path: PATHS.image, label: 'Image to palette', Icon: Image },
];

export const FOOTER_LINKS = [{ path: PATHS.privacy, label: 'Privacy policy' }] as const;
