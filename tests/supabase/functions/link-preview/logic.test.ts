import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parsePaletteLink } from '../../../../src/palette/paletteLink';
import { createPreview, readColors } from '../../../../supabase/functions/link-preview/logic';
import { createFakeGate } from '../fakeGate';
import { previewRequest } from './previewRequest';

const answer = createPreview(createFakeGate(), () => undefined);
const ask = (query: string, method = 'GET'): Promise<Response> => answer(previewRequest(query, { method }));

/** The colors of the picture's row `y`, one a run. */
const runsOf = async (response: Response, y: number): Promise<{ runs: string[]; widths: number[] }> => {
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const runs: string[] = [];
  const widths: number[] = [];
  for (let x = 0; x < info.width; x++) {
    const at = (y * info.width + x) * info.channels;
    const hex = data.subarray(at, at + 3).toString('hex');
    if (hex === runs.at(-1)) widths[widths.length - 1] = (widths.at(-1) ?? 0) + 1;
    else {
      runs.push(hex);
      widths.push(1);
    }
  }
  return { runs, widths };
};

describe('the picture of a link', () => {
  it.each([
    ['0d9488-f5f5f4', ['0d9488', 'f5f5f4']],
    ['0d9488-f5f5f4-1c1917', ['0d9488', 'f5f5f4', '1c1917']],
    ['f00-0f0-00f-fff-000-123456-abcdef-fedcba-010203', null],
  ])('of %s shows its colors side by side, from top to bottom', async (list, given) => {
    const colors = given ?? 'ff0000-00ff00-0000ff-ffffff-000000-123456-abcdef-fedcba-010203'.split('-');
    const response = await ask(`?c=${list}&n=Teal`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(Buffer.from(await response.clone().arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    for (const y of [0, 314, 629]) {
      const { runs, widths } = await runsOf(response.clone(), y);
      expect(runs).toEqual(colors);
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    }
  });

  it('is small, and kept for ever', async () => {
    const response = await ask('?c=0d9488-f5f5f4-1c1917');
    expect((await response.clone().arrayBuffer()).byteLength).toBeLessThan(4000);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('?c=0d9488-f5f5f4-1c1917', 'HEAD')).headers.get('content-length')).toBe(
      response.headers.get('content-length'),
    );
  });

  it.each([
    '',
    '?c=',
    '?c=fff',
    '?c=fff-ggg',
    '?c=red-blue',
    `?c=${'fff-'.repeat(9)}fff`,
    `?c=${'f'.repeat(9999)}`,
  ])('is refused for %j', async (query) => {
    const response = await ask(query);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'text/plain; charset=utf-8',
    ]);
  });

  it('is for reading', async () => {
    expect((await ask('?c=fff-000', 'POST')).status).toBe(405);
  });
});

it('a link has a picture where the app reads a palette from it, and only there', () => {
  const part = fc.oneof(
    fc.constantFrom('fff', '0d9488', '#ABC', ' 123456 ', '', 'ggg', '12345', '\u00a0fff', '#'),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const search = new URLSearchParams({ c: parts.join('-') });
      const link = parsePaletteLink(search.toString());
      const expected =
        'palette' in link ? link.palette.map(({ rgb }) => (rgb.r << 16) | (rgb.g << 8) | rgb.b) : null;
      expect(readColors(search.get('c'))).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
