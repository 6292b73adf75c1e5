import type { ComponentType } from 'react';

import { PATHS } from '../domain/paths';
import { lazyPage } from './lazyPage';
import type { PageShape } from './PageSkeleton';

type RouteRow = {
  readonly path: string;
  /** The document's title. */
  readonly title: string;
  readonly Page: ComponentType;
  /** What stands in while the page's code loads. */
  readonly shape: PageShape;
};

/** THE TABLE of pages. Any other address leads home. */
export const ROUTES: readonly RouteRow[] = [
  {
    path: PATHS.home,
    title: 'Hueloom',
    Page: lazyPage(() => import('../features/home/HomePage')),
    shape: 'tiles',
  },
  {
    path: PATHS.builder,
    title: 'Palette builder · Hueloom',
    Page: lazyPage(() => import('../features/builder/BuilderPage')),
    shape: 'strip',
  },
  {
    path: PATHS.image,
    title: 'Image to palette · Hueloom',
    Page: lazyPage(() => import('../features/image-extraction/ImageExtractionPage')),
    shape: 'panels',
  },
  {
    path: PATHS.privacy,
    title: 'Privacy policy · Hueloom',
    Page: lazyPage(() => import('../features/legal/PrivacyPage')),
    shape: 'text',
  },
];
