/** Every address of the product, once. */
export const PATHS = {
  home: '/',
  builder: '/palette-builder',
  theme: '/theme',
  image: '/image-to-palette',
  video: '/video-to-palette',
  explore: '/explore',
  projects: '/projects',
  settings: '/settings',
  terms: '/terms',
  privacy: '/privacy-policy',
  cookies: '/cookies',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminSettings: '/admin/settings',
} as const;

export const isAdminPath = (pathname: string): boolean =>
  pathname === PATHS.admin || pathname.startsWith(`${PATHS.admin}/`);
