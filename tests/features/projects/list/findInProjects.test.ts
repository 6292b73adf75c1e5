import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { projectsApi } from '../../../../src/features/projects/cache/projectsApi';
import { readSearch } from '../../../../src/features/projects/list/readSearch';
import { asPlan } from '../../../support/asPlan';
import { createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const { findOwnPalettes, listProjects } = projectsApi.endpoints;
const TEAL = samplePalette('a', 'p1', 'Tidewater', paletteOf('#0F9A8E', '#FFFFFF'));
const EXACT = samplePalette('b', 'p1', 'Exact', paletteOf('#111111', '#0D9488'));
const RED = samplePalette('c', 'p2', 'Red barn', paletteOf('#B91C1C', '#FEF2F2'));

const open = () => {
  const projects = [sampleProject('p1', 'Harbor Rebrand', 2), sampleProject('p2', 'Farm', 1)];
  const world = { user: FREE_USER, projects, palettes: [TEAL, EXACT, RED] };
  const store = createAppStore(createFakeServices({ backend: createFakeBackend({}, world) }));
  store.dispatch(asPlan('pro'));
  return store;
};

/** As the page asks: projects by a word, palettes by whatever was typed. */
const find = async (typed: string) => {
  const store = open();
  const search = readSearch(typed);
  const query = { word: search?.word ?? null, sort: 'recent' } as const;
  const list = search?.near ? null : await store.dispatch(listProjects.initiate(query));
  const found = await store.dispatch(findOwnPalettes.initiate(new URLSearchParams({ q: typed }).toString()));
  return {
    projects: list?.data?.pages.flatMap((page) => page.projects.map(({ id }) => id)) ?? [],
    palettes: found.data?.pages.flatMap((page) => page.found) ?? [],
  };
};
const idsOf = async (typed: string) => {
  const { projects, palettes } = await find(typed);
  return { projects, palettes: palettes.map(({ palette }) => palette.id) };
};

describe('the search in projects', () => {
  it('finds a part of a project’s name in any case [P-02]', async () => {
    expect((await find('REBR')).projects).toEqual(['p1']);
    expect((await find('  harbor r ')).projects).toEqual(['p1']);
    expect((await find('farmhouse')).projects).toEqual([]);
  });

  it('takes six digits of hex for a color also without #, and a word of such letters for a word', () => {
    expect(readSearch('0d9488')).toEqual(readSearch('#0D9488'));
    expect(readSearch('0d9488')?.near).not.toBeNull();
    expect(readSearch('facade')).toEqual({ near: null, tags: [], word: 'facade' });
  });

  it('shows every project and no palettes where nothing is asked for', async () => {
    expect(await find('   ')).toEqual({ projects: ['p1', 'p2'], palettes: [] });
  });

  it('finds palettes by their name, and says whose they are', async () => {
    const { palettes } = await find('barn');
    expect(palettes.map(({ palette, projectName }) => [palette.id, projectName])).toEqual([['c', 'Farm']]);
  });

  it.each(['#0D9488', 'near #0d9488', 'Near  rgb(13 148 136)', 'hsl(175 84% 32%)'])(
    'finds palettes with a color near %s, the nearest first',
    async (query) => {
      expect(await idsOf(query)).toEqual({ projects: [], palettes: ['b', 'a'] });
    },
  );

  it('takes a word for a word, and for a color only after “near”', async () => {
    expect((await idsOf('red')).palettes).toEqual(['c']);
    expect((await idsOf('near white')).palettes).toEqual(['a', 'c']);
  });
});
