import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { AFTER_SIGN_IN_KEY, keepAfterSignIn, takeAfterSignIn } from '../../../src/state/session/afterSignIn';
import { createMemoryStore } from '../../support/fakeServices';

const NOW = new Date(2026, 10, 20, 12);
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const SAVE = {
  dialog: 'savePalette',
  palette: { colors: [colorFromHex('#0D9488'), colorFromHex('#F5F5F4')], name: 'Sea' },
} as const;

describe('what is to be done after a sign-in', () => {
  it('is found again once, with its exact colors', () => {
    const storage = createMemoryStore();
    keepAfterSignIn(storage, SAVE, NOW);
    expect(takeAfterSignIn(storage, later(1))).toEqual(SAVE);
    expect(takeAfterSignIn(storage, later(1))).toBeNull();
  });

  it('leads back over the upgrade to the dialog that asked for it', () => {
    const storage = createMemoryStore();
    const back = { ...SAVE, projectId: 'project-1', saved: { id: 'palette-1', projectId: 'project-1' } };
    const half = { ...SAVE, typedTag: 'ret', typedProject: { name: 'Rebrand', isPublic: false } };
    const themed = { ...SAVE, palette: { ...SAVE.palette, theme: 'h=teal.0d9488' } };
    for (const next of [back, half, themed, { dialog: 'upgrade', back }, { dialog: 'upgrade' }] as const) {
      keepAfterSignIn(storage, next, NOW);
      expect(takeAfterSignIn(storage, NOW)).toEqual(next);
    }
  });

  it('is forgotten after a quarter of an hour, and by the next sign-in', () => {
    const storage = createMemoryStore();
    keepAfterSignIn(storage, { dialog: 'upgrade' }, NOW);
    expect(takeAfterSignIn(storage, later(16))).toBeNull();
    keepAfterSignIn(storage, { dialog: 'upgrade' }, NOW);
    keepAfterSignIn(storage, undefined, NOW);
    expect(takeAfterSignIn(storage, NOW)).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['text', 'upgrade'],
    ['no time', { next: { dialog: 'upgrade' } }],
    ['another dialog', { next: { dialog: 'deleteAccount' }, at: NOW.getTime() }],
    ['one color', { next: { dialog: 'savePalette', colors: ['#fff'] }, at: NOW.getTime() }],
    ['colors that are none', { next: { dialog: 'savePalette', colors: { length: 5 } }, at: NOW.getTime() }],
  ])('is nothing where %s was kept', (_, kept) => {
    expect(takeAfterSignIn(createMemoryStore({ [AFTER_SIGN_IN_KEY]: kept }), NOW)).toBeNull();
  });
});
