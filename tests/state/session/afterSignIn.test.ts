import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import type { AfterSignIn } from '../../../src/state/dialogsSlice';
import { AFTER_SIGN_IN_KEY, takeAfterSignIn } from '../../../src/state/session/afterSignIn';
import { dropAfterSignIn, keepAfterSignIn } from '../../../src/state/session/keepAfterSignIn';
import { createMemoryStore } from '../../support/fakeServices';

const NOW = new Date(2026, 10, 20, 12);
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const OWNER = 'owner';
const COLORS = [colorFromHex('#0D9488'), colorFromHex('#F5F5F4')];
const SAVE = { dialog: 'savePalette', palette: { colors: COLORS, name: 'Sea' } } as const;
const PROJECT = {
  id: 'project-1',
  name: 'Rebrand',
  isPublic: true,
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-02T09:00:00Z',
};
const SAVED = {
  ...PROJECT,
  id: 'palette-1',
  projectId: PROJECT.id,
  colors: COLORS,
  tags: ['sea'],
  theme: null,
  selectionCount: 7,
};

const BACK = { ...SAVE, projectId: 'project-1', saved: { id: 'palette-1', projectId: 'project-1' } };
const TYPED = { name: ' Atlas ', isPublic: false };
const DRAFTS = {
  dialog: 'drafts',
  typedProject: TYPED,
  picked: [
    { colors: COLORS, name: 'Sea', tags: ['sea'] },
    { colors: COLORS, name: null },
  ],
} as const;
const MOVE = { dialog: 'movePalette', palette: { ...SAVED, theme: 'h=teal.0d9488' } } as const;
const DIALOGS: readonly [string, AfterSignIn][] = [
  ['a palette to save', BACK],
  ['a half-typed tag and a first project', { ...SAVE, typedTag: 'ret', typedProject: TYPED }],
  ['a palette with its theme', { ...SAVE, palette: { ...SAVE.palette, theme: 'h=teal.0d9488' } }],
  ['an upgrade', { dialog: 'upgrade' }],
  ['an upgrade that a dialog asked for', { dialog: 'upgrade', back: BACK }],
  ['a new project', { dialog: 'newProject', typed: TYPED }],
  ['a new project for a palette to save', { dialog: 'newProject', back: BACK, typed: TYPED }],
  ['a new project for a palette to move', { dialog: 'newProject', back: MOVE }],
  ['a new project for drafts', { dialog: 'newProject', back: DRAFTS }],
  ['drafts', { dialog: 'drafts' }],
  ['chosen drafts', DRAFTS],
  ['a palette to move', MOVE],
  ['an edited project', { dialog: 'editProject', project: PROJECT, typed: TYPED }],
  [
    'an edited palette',
    { dialog: 'editPalette', palette: SAVED, typed: { name: ' Low', tags: [], typedTag: 'ti' } },
  ],
];

/** Kept by a visitor, unless an owner is named. */
const keep = (next: AfterSignIn, ownerId: string | null = null) => {
  const storage = createMemoryStore();
  keepAfterSignIn(storage, { next, ownerId }, NOW);
  return storage;
};

describe('what is to be done after a sign-in', () => {
  it.each(DIALOGS)('is found again once: %s, with all that was typed', async (_, next) => {
    const storage = keep(next);
    expect(await takeAfterSignIn(storage, OWNER, later(1))).toEqual(next);
    expect(await takeAfterSignIn(storage, OWNER, later(1))).toBeNull();
  });

  it('is found again by the account whose session had ended', async () => {
    expect(await takeAfterSignIn(keep(SAVE, OWNER), OWNER, NOW)).toEqual(SAVE);
  });

  it.each(DIALOGS)('is nothing to another account, and gone then: %s', async (_, next) => {
    const storage = keep(next, OWNER);
    expect(await takeAfterSignIn(storage, 'another', NOW)).toBeNull();
    expect(await takeAfterSignIn(storage, OWNER, NOW)).toBeNull();
  });

  it('is forgotten after a quarter of an hour, by the next sign-in, and where the tab stays', async () => {
    expect(await takeAfterSignIn(keep(SAVE), OWNER, later(16))).toBeNull();
    const again = keep(SAVE);
    keepAfterSignIn(again, { next: undefined, ownerId: null }, NOW);
    expect(await takeAfterSignIn(again, OWNER, NOW)).toBeNull();
    const stayed = keep(SAVE);
    dropAfterSignIn(stayed);
    expect(await takeAfterSignIn(stayed, OWNER, NOW)).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['text', 'upgrade'],
    ['no time', { next: { dialog: 'upgrade' } }],
    ['another dialog', { next: { dialog: 'deleteAccount' }, at: NOW.getTime() }],
    ['one color', { next: { dialog: 'savePalette', colors: ['#fff'] }, at: NOW.getTime() }],
    ['colors that are none', { next: { dialog: 'savePalette', colors: { length: 5 } }, at: NOW.getTime() }],
    ['a palette without its project', { next: { dialog: 'editPalette', palette: {} }, at: NOW.getTime() }],
    ['half a project', { next: { dialog: 'editProject', project: { id: 'a' } }, at: NOW.getTime() }],
  ])('is nothing where %s was kept', async (_, kept) => {
    const storage = createMemoryStore({ [AFTER_SIGN_IN_KEY]: kept });
    expect(await takeAfterSignIn(storage, OWNER, NOW)).toBeNull();
  });
});
