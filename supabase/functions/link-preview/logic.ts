import { spendOrRefuse, type Gate } from '../_shared/gate.ts';
import { Refusal, Unavailable } from '../_shared/refusal.ts';
import { createPictureCache } from './pictureCache.ts';
import { drawStripes } from './png.ts';

/** The size that sites show uncropped in link previews. */
const WIDTH = 1200;
const HEIGHT = 630;
const LEAST = 2;
const MOST = 9;
const HEX = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i;
/** The colors of a link never change, so responses can be cached forever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Prefix of every entity tag; to be increased when the same colors are drawn differently. */
const DRAWING = 1;
const MOST_KEPT = 256;
/** Only pictures that have to be drawn count: sites that show links to many people request many. */
const BUDGET = { most: 60, seconds: 60 };

/** 0xRRGGBB of 3 or 6 hex digits; NaN for anything else. */
const readColor = (text: string): number => {
  const digits = HEX.exec(text)?.[1] ?? '';
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
};

/** The colors of a palette's link, '0d9488-f5f5f4-1c1917'; null if it is not 2 to 9 hex colors. */
export const readColors = (list: string | null): number[] | null => {
  // One part too many is enough to detect that the list is too long.
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

const isKnownTo = (request: Request, etag: string): boolean => {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
};

/**
 * Responds with the picture of a palette. It contains no user data, only the colors of the link. Cached pictures, here
 * or in the client, are free; drawing is limited per visitor.
 */
export const createPreview = (gate: Pick<Gate, 'spend' | 'visitorOf'>, log: (line: string) => void) => {
  const kept = createPictureCache(MOST_KEPT);

  const draw = async (colors: readonly number[], key: string, request: Request) => {
    await spendOrRefuse(gate, await gate.visitorOf(request), 'link-preview', BUDGET);
    return kept.get(key) ?? kept.keep(key, drawStripes(colors, WIDTH, HEIGHT));
  };

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Method not allowed', { allow: 'GET, HEAD' });
    const colors = readColors(new URL(request.url).searchParams.get('c'));
    if (!colors) return refuse(400, 'A preview needs 2 to 9 hex colors');
    const key = colors.map((color) => color.toString(16).padStart(6, '0')).join('-');
    const etag = `"${DRAWING}-${key}"`;
    const headers = {
      etag,
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
      // It is made to be embedded in other sites.
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (isKnownTo(request, etag)) return new Response(null, { status: 304, headers });
    try {
      const picture = await (kept.get(key) ?? draw(colors, key, request));
      return new Response(request.method === 'HEAD' ? null : picture, {
        headers: { ...headers, 'content-type': 'image/png', 'content-length': String(picture.length) },
      });
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.status, error.message, error.headers);
      const code = error instanceof Unavailable ? error.code : 'unknown';
      log(JSON.stringify({ function: 'link-preview', status: 503, code }));
      return refuse(503, 'The preview cannot be drawn now', { 'retry-after': '60' });
    }
  };
};
