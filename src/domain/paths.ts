/** Every address of the product, once. */
export const PATHS = {
  home: '/',
  builder: '/palette-builder',
  image: '/image-to-palette',
  privacy: '/privacy-policy',
} as const;
