import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import {
  restoreDataExport,
  type RestoreSteps,
} from '../../../../src/features/projects/account-data/restoreDataExport';
import {
  beginsDataExport,
  readDataExport,
  writeDataExport,
} from '../../../../src/features/projects/account-data/dataExport';
import { nameColor } from '../../../../src/palette/nameColor';
import { parseText } from '../../../../src/palette/notations/parseText';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const NOW = new Date(Date.UTC(2026, 10, 20));
const FIRST = {
  ...samplePalette('a', 'p1', 'First', paletteOf('#0D9488', '#0D968B')),
  tags: ['sea', 'ночь'],
};
const THEME = 'h=orange.ff6a3d&g=000000.ffffff';
const SECOND = {
  ...samplePalette('b', 'p1', 'Second 🎨', paletteOf('#000000', '#FFFFFF', '#FF6A3D')),
  theme: THEME,
};
const OPEN = { ...sampleProject('p1', 'Open'), palettes: [FIRST, SECOND] };
const SECRET = { ...sampleProject('p2', 'Secret', 2, false), palettes: [samplePalette('c', 'p2', 'Third')] };
const FILE = writeDataExport([OPEN, SECRET], NOW);

const steps = (signal = new AbortController().signal): RestoreSteps & { readonly seen: number[] } => {
  const seen: number[] = [];
  return { signal, onProgress: (done) => seen.push(done), seen };
};

const account = (plan: 'free' | 'pro') =>
  createFakeBackend({}, { user: FREE_USER, subscription: plan === 'pro' ? ACTIVE_SUBSCRIPTION : null });

const restore = (backend: ReturnType<typeof account>, text = FILE, how = steps()) =>
  restoreDataExport(backend, readDataExport(text) ?? [], how);

describe('the file with everything of an account', () => {
  it('says what it is, and holds names, dates, visibility and exact colors', () => {
    const data: unknown = JSON.parse(FILE);
    expect(data).toMatchObject({
      format: 'hueloom-data',
      version: 1,
      exportedAt: '2026-11-20T00:00:00.000Z',
      projects: [
        {
          name: 'Open',
          visibility: 'public',
          createdAt: OPEN.createdAt,
          palettes: [
            {
              name: 'First',
              createdAt: FIRST.createdAt,
              colors: [{ hex: '#0D9488', hsl: 'hsl(175, 84%, 32%)' }, { hex: '#0D968B' }],
            },
            { name: 'Second 🎨' },
          ],
        },
        { name: 'Secret', visibility: 'private' },
      ],
    });
  });

  it('is known by its beginning, also as other programs lay it out', () => {
    const text = writeDataExport([], new Date(0));
    expect(beginsDataExport(text.slice(0, 40))).toBe(true);
    expect(beginsDataExport(JSON.stringify(JSON.parse(text), null, 2))).toBe(true);
    expect(beginsDataExport('{"colors":[],"format":"hueloom-data"}')).toBe(false);
  });

  it('is read by the import as one color for each', () => {
    const { colors } = parseText(writeDataExport([{ ...OPEN, palettes: [SECOND] }], NOW));
    expect(colors.map(({ color }) => color.rgb)).toEqual(SECOND.colors.map(({ rgb }) => rgb));
  });

  it('holds the names that colors were given beside each, for our import too', () => {
    const named = SECOND.colors.map((color, i) => nameColor(color, ['', 'Paper', 'Warm Red'][i]));
    const text = writeDataExport([{ ...OPEN, palettes: [{ ...SECOND, colors: named }] }], NOW);
    expect(JSON.parse(text)).toMatchObject({
      projects: [{ palettes: [{ colors: [{ hex: '#000000' }, { name: 'Paper' }, { name: 'Warm Red' }] }] }],
    });
    expect(readDataExport(text)?.[0]?.palettes[0]?.colors).toEqual(named);
    expect(parseText(text).colors.map(({ name }) => name)).toEqual([null, 'Paper', 'Warm Red']);
  });

  it('reads back to the same projects', () => {
    expect(readDataExport(FILE)).toEqual([
      {
        name: 'Open',
        isPublic: true,
        palettes: [
          { name: 'First', colors: FIRST.colors, tags: ['sea', 'ночь'] },
          { name: 'Second 🎨', colors: SECOND.colors, tags: [], theme: THEME },
        ],
      },
      {
        name: 'Secret',
        isPublic: false,
        palettes: [{ name: 'Third', colors: SECRET.palettes[0]?.colors, tags: [] }],
      },
    ]);
  });

  it.each(['', '{', 'null', '[]', '"hueloom-data"', '{"format":"hueloom-data","version":2,"projects":[]}'])(
    'is nothing else, such as %s',
    (text) => {
      expect(readDataExport(text)).toBeNull();
    },
  );

  it('gives up what is damaged in it, and keeps the rest', () => {
    const text = JSON.stringify({
      format: 'hueloom-data',
      version: 1,
      projects: [
        null,
        { name: '   ' },
        { name: 7, palettes: [] },
        { name: 'No palettes' },
        {
          name: 'One',
          visibility: 'hidden',
          palettes: [
            7,
            { name: 'x', colors: ['#000'] },
            { name: 'y', colors: ['#000000', '#ffffff'], theme: 'javascript:alert(1)' },
          ],
        },
      ],
    });
    const [first, second, ...others] = readDataExport(text) ?? [];
    expect(first).toEqual({ name: 'No palettes', isPublic: false, palettes: [] });
    expect(second).toMatchObject({ name: 'One', isPublic: false, palettes: [{ name: 'y' }] });
    expect(second?.palettes[0]).not.toHaveProperty('theme');
    expect(others).toEqual([]);
  });
});

describe('bringing it back', () => {
  it('makes the same list in an empty account, in the same order', async () => {
    const backend = account('pro');
    const how = steps();
    const report = await restore(backend, FILE, how);
    expect(report).toEqual({ projects: 2, palettes: 3, known: 0, refusedProjects: 0, refusedPalettes: 0 });
    expect(readDataExport(writeDataExport(await backend.account.data(), NOW))).toEqual(readDataExport(FILE));
    expect(how.seen).toEqual([1, 2, 3]);
  });

  it('changes nothing the second time', async () => {
    const backend = account('pro');
    await restore(backend);
    const report = await restore(backend);
    expect(report).toMatchObject({ projects: 0, palettes: 0, known: 3 });
    expect(backend.world.palettes).toHaveLength(3);
  });

  it('changes nothing the second time either where several projects have one name', async () => {
    const drafts = [
      { ...sampleProject('p1', 'Drafts'), palettes: [samplePalette('a', 'p1', 'One')] },
      { ...sampleProject('p2', 'Drafts'), palettes: [samplePalette('b', 'p2', 'Two')] },
      { ...sampleProject('p3', 'Drafts'), palettes: [] },
    ];
    const file = writeDataExport(drafts, NOW);
    const backend = account('pro');
    await restore(backend, file);
    expect(backend.world.projects).toHaveLength(3);
    const before = structuredClone(backend.world);
    expect(await restore(backend, file)).toMatchObject({ projects: 0, palettes: 0, known: 2 });
    expect(backend.world).toEqual(before);
  });

  it('gives palettes that are there already the themes that they lack, and keeps those that they have', async () => {
    const backend = account('pro');
    await restore(backend);
    backend.world.palettes = backend.world.palettes.map((palette) => ({ ...palette, theme: null }));
    await restore(backend);
    expect(backend.world.palettes.map(({ theme }) => theme).filter(Boolean)).toEqual([THEME]);
    backend.world.palettes = backend.world.palettes.map((palette) => ({ ...palette, theme: 'g=111111' }));
    await restore(backend);
    expect(new Set(backend.world.palettes.map(({ theme }) => theme))).toEqual(new Set(['g=111111']));
  });

  it('gives colors that are there already the names that they lack, and keeps those that they have', async () => {
    const backend = account('pro');
    const called = (name: string) => FIRST.colors.map((color, i) => nameColor(color, i === 0 ? name : null));
    const file = writeDataExport([{ ...OPEN, palettes: [{ ...FIRST, colors: called('--primary') }] }], NOW);
    await restore(backend, FILE);
    const colors = () => backend.world.palettes.find(({ name }) => name === 'First')?.colors;
    expect(colors()).toEqual(FIRST.colors);
    await restore(backend, file);
    expect(colors()).toEqual(called('--primary'));
    const update = vi.spyOn(backend.projects, 'updatePalette');
    await restore(backend, file);
    await restore(
      backend,
      writeDataExport([{ ...OPEN, palettes: [{ ...FIRST, colors: called('x') }] }], NOW),
    );
    expect(update).not.toHaveBeenCalled();
    expect(colors()).toEqual(called('--primary'));
  });

  it('takes what the plan has room for, counts the rest, and never makes private public', async () => {
    const backend = account('free');
    const report = await restore(backend);
    expect(report).toEqual({ projects: 1, palettes: 1, known: 0, refusedProjects: 1, refusedPalettes: 2 });
    expect(backend.world.projects).toMatchObject([{ name: 'Open', isPublic: true }]);
  });

  it('stops where it is told to, and keeps what is done', async () => {
    const backend = account('pro');
    const controller = new AbortController();
    const how = { signal: controller.signal, onProgress: () => controller.abort(new Error('enough')) };
    await expect(restoreDataExport(backend, readDataExport(FILE) ?? [], how)).rejects.toThrow('enough');
    expect(backend.world.palettes).toHaveLength(1);
  });

  it('stops with the first failure that is not the plan’s', async () => {
    const backend = account('pro');
    backend.projects.createPalette = () => Promise.reject(new BackendError('offline'));
    await expect(restore(backend)).rejects.toThrow('offline');
  });
});
