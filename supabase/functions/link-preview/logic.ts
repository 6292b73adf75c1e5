import { drawStripes } from './png.ts';

/** The size that pages with links show whole. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEAST = 2;
const MOST = 9;
const HEX = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i;
/** The colors of a link never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** 0xRRGGBB of 3 or 6 hex digits; NaN for anything else. */
const readColor = (text: string): number => {
  const digits = HEX.exec(text)?.[1] ?? '';
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
};

/** The colors of a palette's link, '0d9488-f5f5f4-1c1917'; null if it is not 2 to 9 hex colors. */
export const readColors = (list: string | null): number[] | null => {
  // One part too many is enough to see that the list is too long.
  const colors = (list ?? '').split('-', MOST + 1).map(readColor);
  return colors.length < LEAST || colors.length > MOST || colors.some(Number.isNaN) ? null : colors;
};

const refuse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });

/** Responds with the picture of a palette. It holds nothing of anybody: whoever knows the link knows the colors. */
export const answerPreview = async (request: Request): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Method not allowed', { allow: 'GET, HEAD' });
  const colors = readColors(new URL(request.url).searchParams.get('c'));
  if (!colors) return refuse(400, 'A preview needs 2 to 9 hex colors');
  const picture = await drawStripes(colors, WIDTH, HEIGHT);
  return new Response(request.method === 'HEAD' ? null : picture, {
    headers: {
      'content-type': 'image/png',
      'content-length': String(picture.length),
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
      // Pages of other sites are what it is made for.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
};
