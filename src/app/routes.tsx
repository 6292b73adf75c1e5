import { PATHS } from '../domain/paths';
import { askWeeklyEarly } from '../state/api/earlyWeekly';
import type { Services } from '../state/services';
import { lazyPart, type LazyPart } from '../ui/lazyPart';
import type { PageShape } from './PageSkeleton';

type RouteRow = {
  readonly path: string;
  /** The document's title. */
  readonly title: string;
  readonly Page: LazyPart;
  /** Starts loading the page's first data, in parallel with its code. */
  readonly prepare?: (services: Services) => void;
  /** The skeleton shown while the page's code loads. */
  readonly shape: PageShape;
  /** Visitors are redirected home and asked to sign in. */
  readonly isSignedInOnly?: boolean;
};

/** THE TABLE of pages. Any other address redirects home. */
export const ROUTES: readonly RouteRow[] = [
  {
    path: PATHS.home,
    title: 'Hueloom',
    Page: lazyPart(() => import('../features/home/HomePage')),
    prepare: askWeeklyEarly,
    shape: 'tiles',
  },
  {
    path: PATHS.builder,
    title: 'Palette builder · Hueloom',
    Page: lazyPart(() => import('../features/builder/BuilderPage')),
    prepare: ({ colorNames }) => void colorNames.load(),
    shape: 'strip',
  },
  {
    path: PATHS.theme,
    title: 'Theme · Hueloom',
    Page: lazyPart(() => import('../features/theme/ThemePage')),
    shape: 'panels',
  },
  {
    path: PATHS.image,
    title: 'Image to palette · Hueloom',
    Page: lazyPart(() => import('../features/image-extraction/ImageExtractionPage')),
    shape: 'panels',
  },
  {
    path: PATHS.projects,
    title: 'My projects · Hueloom',
    Page: lazyPart(() => import('../features/projects/ProjectsPage')),
    shape: 'panels',
    isSignedInOnly: true,
  },
  {
    path: PATHS.settings,
    title: 'Settings · Hueloom',
    Page: lazyPart(() => import('./SettingsRoute')),
    shape: 'text',
    isSignedInOnly: true,
  },
  {
    path: PATHS.video,
    title: 'Video to palette · Hueloom',
    Page: lazyPart(() => import('../features/video-extraction/VideoExtractionPage')),
    shape: 'panels',
  },
  {
    path: PATHS.explore,
    title: 'Explore palettes · Hueloom',
    Page: lazyPart(() => import('../features/explore/ExplorePage')),
    shape: 'cards',
  },
  {
    path: PATHS.privacy,
    title: 'Privacy policy · Hueloom',
    Page: lazyPart(() => import('../features/legal/PrivacyPage')),
    shape: 'text',
  },
  {
    path: PATHS.cookies,
    title: 'Cookie policy · Hueloom',
    Page: lazyPart(() => import('../features/legal/CookiesPage')),
    shape: 'text',
  },
  {
    path: PATHS.terms,
    title: 'Terms of service · Hueloom',
    Page: lazyPart(() => import('../features/legal/TermsPage')),
    shape: 'text',
  },
];

/** Wraps the pages below, and admits administrators only. */
export const AdminArea = lazyPart(() => import('../features/admin/AdminArea'));

/** THE TABLE of the back office's pages. */
export const ADMIN_ROUTES: readonly RouteRow[] = [
  {
    path: PATHS.admin,
    title: 'Dashboard · Hueloom',
    Page: lazyPart(() => import('../features/admin/dashboard/DashboardPage')),
    shape: 'panels',
  },
  {
    path: PATHS.adminUsers,
    title: 'Users · Hueloom',
    Page: lazyPart(() => import('../features/admin/users/UsersPage')),
    shape: 'panels',
  },
  {
    path: PATHS.adminSettings,
    title: 'Admin settings · Hueloom',
    Page: lazyPart(() => import('../features/admin/settings/AdminSettingsPage')),
    shape: 'text',
  },
];
