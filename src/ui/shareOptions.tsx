import { Code, Image, Link, RectangleVertical, type LucideIcon } from 'lucide-react';

import { SHARE_WAYS, type ShareWay } from '../domain/shareWays';
import type { MenuOption } from './menuOption';

const ICONS: Readonly<Record<ShareWay, LucideIcon>> = {
  link: Link,
  image: Image,
  poster: RectangleVertical,
  code: Code,
};

/** The menu options for sharing a palette. */
export const SHARE_OPTIONS: readonly MenuOption<ShareWay>[] = SHARE_WAYS.map(({ way, label }) => {
  const Icon = ICONS[way];
  return { value: way, label, icon: <Icon aria-hidden /> };
});
