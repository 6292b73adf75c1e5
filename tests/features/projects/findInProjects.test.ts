import { describe, expect, it } from 'vitest';

import { findInProjects } from '../../../src/features/projects/findInProjects';
import type { ProjectData } from '../../../src/features/projects/projectChange';
import { paletteOf, samplePalette, sampleProject } from './samples';

const TEAL = samplePalette('a', 'p1', 'Tidewater', paletteOf('#0F9A8E', '#FFFFFF'));
const EXACT = samplePalette('b', 'p1', 'Exact', paletteOf('#111111', '#0D9488'));
const RED = samplePalette('c', 'p2', 'Red barn', paletteOf('#B91C1C', '#FEF2F2'));

const DATA: ProjectData = {
  cards: [
    { ...sampleProject('p1', 'Harbor Rebrand'), palettes: [TEAL, EXACT], paletteCount: 2 },
    { ...sampleProject('p2', 'Farm'), palettes: [RED], paletteCount: 1 },
  ],
  palettes: {},
};

const find = (query: string) => {
  const { projects, palettes } = findInProjects(DATA, query);
  return { projects: projects.map(({ id }) => id), palettes: palettes.map(({ palette }) => palette.id) };
};

describe('the search in projects', () => {
  it('finds a part of a project’s name in any case [P-02]', () => {
    expect(find('REBR').projects).toEqual(['p1']);
    expect(find('  harbor r ').projects).toEqual(['p1']);
    expect(find('farmhouse').projects).toEqual([]);
  });

  it('shows every project and no palettes where nothing is asked for', () => {
    expect(find('   ')).toEqual({ projects: ['p1', 'p2'], palettes: [] });
  });

  it('finds palettes by their name, and says whose they are', () => {
    expect(find('barn').palettes).toEqual(['c']);
    expect(findInProjects(DATA, 'barn').palettes[0]?.projectName).toBe('Farm');
  });

  it.each(['#0D9488', 'near #0d9488', 'Near  rgb(13 148 136)', 'hsl(175 84% 32%)'])(
    'finds palettes with a color near %s, the nearest first',
    (query) => {
      expect(find(query)).toEqual({ projects: [], palettes: ['b', 'a'] });
    },
  );

  it('takes a word for a word, and for a color only after “near”', () => {
    expect(find('red').palettes).toEqual(['c']);
    expect(find('near white').palettes).toEqual(['a', 'c']);
  });
});
