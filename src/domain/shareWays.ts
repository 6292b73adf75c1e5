/** A way to share a palette outside the product. */
export type ShareWay = 'link' | 'image' | 'poster' | 'code';

/** THE TABLE of ways to share a palette, in the order of every share menu. */
export const SHARE_WAYS: readonly { readonly way: ShareWay; readonly label: string }[] = [
  { way: 'link', label: 'Copy link' },
  { way: 'image', label: 'Export as image' },
  { way: 'poster', label: 'Export as poster' },
  { way: 'code', label: 'Export as code or file' },
];
