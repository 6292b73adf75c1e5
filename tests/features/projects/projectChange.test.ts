import { describe, expect, it } from 'vitest';

import { applyChange, type ProjectData } from '../../../src/features/projects/projectChange';
import { manyPalettes, paletteOf, samplePalette, sampleProject } from './samples';

const SIX = manyPalettes('p1', 6);

/** A project with six palettes that was opened, and an empty one that was not. */
const DATA: ProjectData = {
  cards: [
    { ...sampleProject('p1', 'Rebrand'), palettes: SIX.slice(0, 4), paletteCount: 6 },
    { ...sampleProject('p2', 'Empty'), palettes: [], paletteCount: 0 },
  ],
  palettes: { p1: SIX },
};

const card = ({ cards }: ProjectData, id: string) => cards?.find((other) => other.id === id);
const idsOf = (palettes: readonly { readonly id: string }[] | undefined) => palettes?.map(({ id }) => id);

describe('a change of projects', () => {
  it('puts a new project first, without palettes', () => {
    const { cards } = applyChange(DATA, { kind: 'projectCreated', project: sampleProject('p3', 'New') });
    expect(idsOf(cards ?? [])).toEqual(['p3', 'p1', 'p2']);
    expect(cards?.[0]).toMatchObject({ palettes: [], paletteCount: 0 });
  });

  it('gives the visibility of a project to all of its palettes, and to no others [P-15]', () => {
    const after = applyChange(DATA, {
      kind: 'projectUpdated',
      projectId: 'p1',
      change: { isPublic: false },
    });
    expect(card(after, 'p1')?.isPublic).toBe(false);
    expect(after.palettes.p1?.every(({ isPublic }) => !isPublic)).toBe(true);
    expect(card(after, 'p1')?.palettes.every(({ isPublic }) => !isPublic)).toBe(true);
    expect(card(after, 'p2')).toBe(DATA.cards?.[1]);
  });

  it('takes a project away with its palettes [P-16]', () => {
    const after = applyChange(DATA, { kind: 'projectDeleted', projectId: 'p1' });
    expect(idsOf(after.cards ?? [])).toEqual(['p2']);
    expect(after.palettes).toEqual({});
  });

  it('counts a new palette and shows it first, also on the card [P-04]', () => {
    const palette = samplePalette('new', 'p1', 'New');
    const after = applyChange(DATA, { kind: 'paletteCreated', palette });
    expect(card(after, 'p1')?.paletteCount).toBe(7);
    expect(idsOf(card(after, 'p1')?.palettes)).toEqual(['new', 'p1-0', 'p1-1', 'p1-2']);
    expect(after.palettes.p1).toHaveLength(7);
  });

  it('moves the fifth palette up on the card when one of the four is deleted [P-04, P-18]', () => {
    const after = applyChange(DATA, { kind: 'paletteDeleted', projectId: 'p1', paletteId: 'p1-1' });
    expect(card(after, 'p1')?.paletteCount).toBe(5);
    expect(idsOf(card(after, 'p1')?.palettes)).toEqual(['p1-0', 'p1-2', 'p1-3', 'p1-4']);
  });

  it('changes a palette in both places', () => {
    const colors = paletteOf('#000000', '#FFFFFF');
    const after = applyChange(DATA, {
      kind: 'paletteUpdated',
      projectId: 'p1',
      paletteId: 'p1-0',
      change: { name: 'Other', colors },
    });
    expect(after.palettes.p1?.[0]).toMatchObject({ name: 'Other', colors });
    expect(card(after, 'p1')?.palettes[0]).toMatchObject({ name: 'Other', colors });
  });

  it('leaves what was not read unread', () => {
    const unread: ProjectData = { cards: null, palettes: {} };
    const palette = samplePalette('new', 'p1', 'New');
    expect(applyChange(unread, { kind: 'paletteCreated', palette })).toEqual(unread);
    expect(applyChange(unread, { kind: 'projectDeleted', projectId: 'p1' })).toEqual(unread);
  });
});
