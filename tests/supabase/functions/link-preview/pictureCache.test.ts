import { describe, expect, it } from 'vitest';
import { Unavailable } from '../../../../supabase/functions/_shared/refusal.ts';
import { createPictureCache } from '../../../../supabase/functions/link-preview/pictureCache.ts';
import { createPreview } from '../../../../supabase/functions/link-preview/logic.ts';
import { createFakeGate, from } from '../fakeGate';
import { previewRequest } from './previewRequest';

const TEAL = '?c=0d9488-f5f5f4-1c1917';
/** A palette that no other number has. */
const paletteOf = (index: number): string => `?c=${index.toString(16).padStart(6, '0')}-fff`;

const setUp = () => {
  const gate = createFakeGate();
  const lines: string[] = [];
  const answer = createPreview(gate, (line) => lines.push(line));
  const ask = (query: string, headers: Record<string, string> = from('203.0.113.7'), method = 'GET') =>
    answer(previewRequest(query, { method, headers }));
  const drawn = () => [...gate.spent.values()].reduce((sum, count) => sum + count, 0);
  return { gate, lines, ask, drawn };
};

describe('a preview', () => {
  it('is drawn once, whoever asks and however its link writes the colors', async () => {
    const { ask, drawn } = setUp();
    const first = await (await ask(TEAL)).arrayBuffer();
    for (const query of [TEAL, '?c=%230D9488-F5F5F4-1C1917', `${TEAL}&n=Teal`])
      expect(await (await ask(query, from('198.51.100.1'))).arrayBuffer()).toEqual(first);
    expect(drawn()).toBe(1);
  });

  it('is not sent again to who has it, nor drawn for them', async () => {
    const { ask, drawn } = setUp();
    const etag = (await ask(TEAL)).headers.get('etag') ?? '';
    const { ask: askElsewhere, drawn: drawnElsewhere } = setUp();
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await askElsewhere(TEAL, { 'if-none-match': known });
      expect([again.status, again.headers.get('etag'), (await again.arrayBuffer()).byteLength]).toEqual([
        304,
        etag,
        0,
      ]);
      expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    expect([drawn(), drawnElsewhere()]).toEqual([1, 0]);
    expect((await ask('?c=0d9488-f5f5f4', { 'if-none-match': etag })).status).toBe(200);
  });

  it('has another tag for other colors', async () => {
    const { ask } = setUp();
    const tags = await Promise.all(
      [TEAL, '?c=0d9488-1c1917-f5f5f4', '?c=0d9488-f5f5f4'].map(async (query) =>
        (await ask(query)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('waits where a visitor had many drawn, whatever address is claimed, and for nobody else', async () => {
    const { ask } = setUp();
    const statuses = [];
    for (let index = 0; index < 70; index++)
      statuses.push(
        (await ask(paletteOf(index), { ...from('203.0.113.7'), 'x-forwarded-for': `10.0.0.${index}` }))
          .status,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await ask(paletteOf(99));
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      refused.headers.get('cache-control'),
    ]).toEqual([429, '60', 'no-store']);
    expect((await ask(paletteOf(5))).status).toBe(200);
    expect((await ask(paletteOf(99), from('203.0.113.8'))).status).toBe(200);
  });

  it('says so where nobody can count, and tells the log why', async () => {
    const { gate, ask, lines } = setUp();
    Object.assign(gate, { spend: () => Promise.reject(new Unavailable('database 57014')) });
    const answer = await ask(TEAL);
    expect([answer.status, await answer.text()]).toEqual([503, 'The preview cannot be drawn now']);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { function: 'link-preview', status: 503, code: 'database 57014' },
    ]);
  });
});

describe('kept pictures', () => {
  const picture = (byte: number) => Promise.resolve(new Uint8Array([byte]));

  it('are no more than asked for: the one that nobody wanted longest goes', async () => {
    const kept = createPictureCache(2);
    await kept.keep('a', picture(1));
    await kept.keep('b', picture(2));
    await kept.get('a');
    await kept.keep('c', picture(3));
    expect([kept.get('b'), await kept.get('a'), await kept.get('c')]).toEqual([
      undefined,
      new Uint8Array([1]),
      new Uint8Array([3]),
    ]);
  });

  it('forget what could not be drawn', async () => {
    const kept = createPictureCache(2);
    await expect(kept.keep('a', Promise.reject(new Error('none')))).rejects.toThrow('none');
    expect(kept.get('a')).toBeUndefined();
  });
});
