import { describe, expect, it } from 'vitest';
import { PALETTES, SCENES } from '../../bench/backend/scenes.mjs';
import type { Parts } from '../../src/backend/supabaseParts';
import { answerRequests, expectAsked } from '../backend/askedRequests';

answerRequests();

const SERVER = { token: 'token', paletteId: () => 'q1' };
const SOME_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;

/** What somebody does in the product, by the name of the scene that measures it. */
const DONE: Readonly<Record<string, (service: Parts) => Promise<unknown>>> = {
  explore: ({ explore }) => explore.page('popular', null),
  'own projects': ({ projects }) => projects.page({ word: null, sort: 'recent' }, null),
  save: ({ projects }) => projects.updatePalette('q1', { name: 'Saved again' }),
};

describe('a scene of the backend', () => {
  it.each(SCENES)('asks for just what the product asks for: $name', async ({ name, request }) => {
    const { method, path, headers = {}, body } = request(SERVER);
    const { pathname, searchParams } = new URL(path, 'https://service.example');
    const asked = await expectAsked([name, DONE[name]!, `${method} ${pathname}`, {}]);
    expect(asked.query).toEqual(Object.fromEntries(searchParams));
    expect(asked.body).toEqual(
      body ? { ...body, ...('updated_at' in body && { updated_at: SOME_TIME }) } : null,
    );
    expect(asked.prefer).toBe(headers['prefer'] ?? null);
    // Without a form of its own an answer is a list, which the client asks for in other words.
    expect(asked.accept?.includes('object') === true).toBe(headers['accept']?.includes('object') === true);
  });

  it('takes no page of projects without the palettes in them', () => {
    const { isRight } = SCENES.find(({ name }) => name === 'own projects')!;
    const page = (count: number, shown: number): string =>
      JSON.stringify(
        Array.from({ length: 10 }, () => ({
          palette_count: count,
          palettes: Array.from({ length: shown }, () => ({})),
        })),
      );
    expect(isRight(page(PALETTES / 10, 4))).toBe(true);
    expect(isRight(page(0, 0))).toBe(false);
    expect(isRight(page(PALETTES / 10, 0))).toBe(false);
    expect(isRight('[]')).toBe(false);
  });
});
