import { afterEach, describe, expect, it, vi } from 'vitest';

import { readCurrentWeekly } from '../../src/backend/currentWeekly';
import { formatHex } from '../../src/color/format';

const ROW = {
  id: '00000000-0000-4000-8000-000000000031',
  palette_colors: ['hsl(175, 84%, 32%)', 'hsl(0, 0%, 100%)'],
  exact: ['#0D9488', '#FFFFFF'],
  background_media_type: 'video',
  background_media_url: '/weekly/slow-tide.mp4',
  week_of_year: 53,
  year: 2026,
  click_count: 4,
};
/** A Friday of the last week of 2026. */
const NOW = new Date(2027, 0, 1);

const readWith = async (answer: Response) => {
  const fetched = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(answer));
  vi.stubGlobal('fetch', fetched);
  const configuration = { url: 'https://service.example', publishableKey: 'public' };
  const palette = readCurrentWeekly(configuration, NOW);
  await palette.catch(() => {});
  return { palette, asked: fetched.mock.calls[0] };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the palette of this week', () => {
  it('is the row of the day’s week, asked for as anybody may [D-31]', async () => {
    const { palette, asked } = await readWith(Response.json([ROW]));
    const { origin, pathname, searchParams } = new URL(asked?.[0] ?? '');
    expect(origin + pathname).toBe('https://service.example/rest/v1/palette_of_the_week');
    expect(Object.fromEntries(searchParams)).toEqual({ select: '*', year: 'eq.2026', week_of_year: 'eq.53' });
    expect(asked?.[1].headers).toEqual({ apikey: 'public' });
    const { colors, ...rest } = (await palette) ?? { colors: [] };
    expect(colors.map((color) => formatHex(color))).toEqual(ROW.exact);
    expect(rest).toEqual({
      id: ROW.id,
      background: { type: 'video', url: ROW.background_media_url },
      year: 2026,
      week: 53,
      clickCount: 4,
    });
  });

  it('is none in a week without a row, or where its picture may not be loaded', async () => {
    expect(await (await readWith(Response.json([]))).palette).toBeNull();
    const foreign = { ...ROW, background_media_url: 'javascript:alert(1)' };
    expect(await (await readWith(Response.json([foreign]))).palette).toBeNull();
  });

  it('is an error where the service refuses', async () => {
    const { palette } = await readWith(Response.json({ message: 'no' }, { status: 500 }));
    await expect(palette).rejects.toMatchObject({ kind: 'unexpected' });
  });
});
