import { describe, expect, it } from 'vitest';
import { Unavailable } from '../../../../supabase/functions/_shared/refusal.ts';
import { createPreview, readColors } from '../../../../supabase/functions/link-preview/logic.ts';
import { createFakeGate, from } from '../fakeGate';
import { previewRequest } from './previewRequest';

const TEAL = '?c=0d9488-f5f5f4-1c1917';

/** A preview for a visitor who may have pictures drawn until `spend` says otherwise. */
const setUp = (spend: () => Promise<number> = async () => 0) => {
  const lines: unknown[] = [];
  const answer = createPreview({ ...createFakeGate(), spend }, (line) => lines.push(JSON.parse(line)));
  const ask = async (query: string, method = 'GET', headers: Record<string, string> = {}) => {
    const response = await answer(previewRequest(query, { method, headers: { ...from('::1'), ...headers } }));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };
  return { lines, ask };
};

const refusal = (status: number, text: string, headers: Record<string, string> = {}) => ({
  status,
  text,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
});

describe('a preview that is refused', () => {
  it.each([
    ['another method', TEAL, 'DELETE', refusal(405, 'Method not allowed', { allow: 'GET, HEAD' })],
    ['no colors', '?c=teal', 'GET', refusal(400, 'A preview needs 2 to 9 hex colors')],
  ])('says why in words that nobody keeps or runs, for %s', async (_, query, method, expected) => {
    expect(await setUp().ask(query, method)).toEqual(expected);
  });

  it('says when to come back where a visitor had too many', async () => {
    const { ask, lines } = setUp(async () => 42);
    expect(await ask(TEAL)).toMatchObject({ status: 429, headers: { 'retry-after': '42' } });
    expect(lines).toEqual([]);
  });

  it.each([
    ['the code of what is down', new Unavailable('database 57014'), 'database 57014'],
    ['nothing of what nobody thought of', new TypeError('secret words'), 'unknown'],
  ])('tells the log %s, and the page to come back in a minute', async (_, error, code) => {
    const { ask, lines } = setUp(() => Promise.reject(error));
    expect(await ask(TEAL)).toEqual(refusal(503, 'The preview cannot be drawn now', { 'retry-after': '60' }));
    expect(lines).toEqual([{ function: 'link-preview', status: 503, code }]);
  });
});

describe('a preview that is given', () => {
  const SHARED = {
    etag: '"1-0d9488-f5f5f4-1c1917"',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    // Pages of other sites show it.
    'cross-origin-resource-policy': 'cross-origin',
  };

  it('is a picture for pages of any site, as long as it says', async () => {
    const { status, headers, text } = await setUp().ask(TEAL);
    expect([status, text === '']).toEqual([200, false]);
    expect(headers).toEqual({
      ...SHARED,
      'content-type': 'image/png',
      'content-length': expect.stringMatching(/^\d+$/) as string,
    });
  });

  it('is only told of by HEAD', async () => {
    const { ask } = setUp();
    const { headers } = await ask(TEAL);
    expect(await ask(TEAL, 'HEAD')).toEqual({ status: 200, headers, text: '' });
  });

  it('that is known has no body, and no length of one', async () => {
    const known = { 'if-none-match': ` W/${SHARED.etag} , "x"` };
    expect(await setUp().ask(TEAL, 'GET', known)).toEqual({ status: 304, headers: SHARED, text: '' });
  });

  it('is not known by a tag that only holds its own', async () => {
    for (const tag of ['"1-0d9488-f5f5f4"', `x${SHARED.etag}`, `"W/1-0d9488-f5f5f4-1c1917"`, ''])
      expect((await setUp().ask(TEAL, 'HEAD', { 'if-none-match': tag })).status).toBe(200);
  });

  it('has tags that tell colors apart whose numbers begin with zeros', async () => {
    const { ask } = setUp();
    expect((await ask('?c=000001-000-00000a', 'HEAD')).headers.etag).toBe('"1-000001-000000-00000a"');
  });
});

it('two to nine colors are a palette of a link, and spaces around them are none of them', () => {
  expect(readColors(' #0d9488 - F00 ')).toEqual([0x0d9488, 0xff0000]);
  expect(readColors(Array.from({ length: 9 }, () => 'fff').join('-'))).toHaveLength(9);
  for (const list of [null, '', 'fff', 'fff-', 'fff-ffff', Array.from({ length: 10 }, () => 'fff').join('-')])
    expect(readColors(list)).toBeNull();
});
