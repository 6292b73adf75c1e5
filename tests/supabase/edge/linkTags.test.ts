import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatHex } from '../../../src/color/format';
import { parsePaletteLink } from '../../../src/palette/paletteLink';
import { fillLinkTags, readLink } from '../../../supabase/edge/linkTags.mjs';
import { createPageOfBuild } from '../../../supabase/edge/pageOfBuild.mjs';
import { fillBackendMeta } from '../../../supabase/local/backendMeta.mjs';
import { ROOT } from '../../../supabase/local/paths.mjs';

const WHERE = { origin: 'http://localhost:5173', service: 'https://project.supabase.co' };
const TEAL = 'c=0d9488-f5f5f4-1c1917';

let page: string;
beforeAll(async () => {
  page = await readFile(`${ROOT}index.html`, 'utf8');
});

const fill = (query: string): string =>
  fillLinkTags(page, { ...WHERE, address: `/palette-builder?${query}` });
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(html)?.[1];
const titleOf = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe('the page of a palette’s link', () => {
  it('tells its name, its colors and where its picture is', () => {
    const html = fill(`${TEAL}&n=Teal`);
    expect(titleOf(html)).toBe('Teal: a palette of 3 colors · Hueloom');
    expect(metaOf(html, 'og:title')).toBe('Teal: a palette of 3 colors · Hueloom');
    expect(metaOf(html, 'og:description')).toContain('#0D9488, #F5F5F4, #1C1917.');
    expect(metaOf(html, 'description')).toBe(metaOf(html, 'og:description'));
    expect(metaOf(html, 'og:image')).toBe(
      'https://project.supabase.co/functions/v1/link-preview?c=0d9488-f5f5f4-1c1917',
    );
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
  });

  it('does without a name', () => {
    expect(titleOf(fill(TEAL))).toBe('A palette of 3 colors · Hueloom');
  });

  it.each(['', 'c=', 'c=fff', 'c=red-blue', 'n=Teal', `c=${'fff-'.repeat(9)}fff`])(
    'is the product’s own for the query %j',
    (query) => {
      const html = fill(query);
      expect(titleOf(html)).toBe(titleOf(page));
      expect(metaOf(html, 'og:image')).toBe('http://localhost:5173/icons/preview.png');
    },
  );
});

/** What is left of the page when the values that a link may change are taken out of it. */
const frameOf = (html: string): string =>
  html
    .replace(/<title>[^<]*<\/title>/, '<title>')
    .replaceAll(/(<meta\s+(?:name|property)="(?:description|og:\w+)"\s+content=")[^"]*"/g, '$1"');

describe('a hostile link', () => {
  it.each([
    '"><script>alert(1)</script>',
    "' onload='alert(1)",
    '</title><script>alert(1)</script>',
    '&quot;><img src=x onerror=alert(1)>',
    "$&$1$`$'",
    '<!--',
    '\u202Eevil\u2066',
    '\ud800\udc00\ud800',
    '😀'.repeat(60),
    `x${'"<'.repeat(5000)}`,
    'a\u0000b\r\nSet-Cookie: a=b',
    'שלום עולם',
  ])('named %j changes nothing but the words', (name) => {
    const html = fill(`${TEAL}&${new URLSearchParams({ n: name }).toString()}`);
    expect(frameOf(html)).toBe(frameOf(page));
    expect((titleOf(html) ?? '').length).toBeLessThan(6 * 80 + 60);
    expect(html).not.toMatch(/[\u202A-\u202E\u2066-\u2069\0]|\p{Surrogate}/u);
  });

  it('whatever it says leaves the page whole', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary' }),
        (list, name) => {
          const query = new URLSearchParams({ c: list, n: name }).toString();
          expect(frameOf(fill(query))).toBe(frameOf(page));
          expect(frameOf(fill(`${TEAL}&${query}`))).toBe(frameOf(page));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is read as the app reads it', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a?b', 'a#b', 'a&b=c', ' ', '\u2800', 'é'),
    );
    fc.assert(
      fc.property(names, fc.constantFrom('fff-000', '0d9488- #abc', 'fff', 'fff-zzz'), (name, list) => {
        const query = new URLSearchParams({ c: list, n: name }).toString();
        const link = parsePaletteLink(query);
        const expected =
          'palette' in link
            ? { colors: link.palette.map((color) => formatHex(color).slice(1)), name: link.name }
            : null;
        expect(readLink(`/palette-builder?${query}`)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the page of a build', () => {
  const at = async (html: string, address: string): Promise<string> =>
    (await createPageOfBuild(html).at(new URL(address))).body;
  const image = (html: string): string | undefined => metaOf(html, 'og:image');

  it('that names no service finds its pictures under the host’s own name', async () => {
    const link = await at(page, `http://127.0.0.1:5173/palette-builder?${TEAL}`);
    expect(image(link)).toBe(`http://127.0.0.1:5173/functions/v1/link-preview?${TEAL}`);
    expect(image(await at(page, 'http://localhost:5173/'))).toBe('http://localhost:5173/icons/preview.png');
  });

  it('finds them at the hosted service that it names', async () => {
    const built = fillBackendMeta(page, { url: WHERE.service, publishableKey: 'key' });
    expect(image(await at(built, `http://localhost:5173/palette-builder?${TEAL}`))).toBe(
      `${WHERE.service}/functions/v1/link-preview?${TEAL}`,
    );
  });
});
