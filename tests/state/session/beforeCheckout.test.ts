import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import {
  BEFORE_CHECKOUT_KEY,
  forgetBeforeCheckout,
  keepBeforeCheckout,
  readBeforeCheckout,
} from '../../../src/state/session/beforeCheckout';
import { createMemoryStore } from '../../support/fakeServices';

const NOW = new Date(2026, 10, 20, 12);
const BEFORE = {
  path: '/image-to-palette?a=1#b',
  next: {
    dialog: 'savePalette',
    palette: { colors: [colorFromHex('#0D9488'), colorFromHex('#F5F5F4')], name: 'Sea' },
    projectId: 'project',
  },
} as const;

describe('what someone was at before the checkout', () => {
  it('is kept whole, until it is forgotten', () => {
    const storage = createMemoryStore();
    keepBeforeCheckout(storage, BEFORE, 'me', NOW);
    expect(readBeforeCheckout(storage, 'me', NOW)).toEqual(BEFORE);
    expect(readBeforeCheckout(storage, 'me', NOW)).toEqual(BEFORE);
    forgetBeforeCheckout(storage);
    expect(readBeforeCheckout(storage, 'me', NOW)).toBeNull();
  });

  it('is as old as a checkout may be, and no older', () => {
    const storage = createMemoryStore();
    keepBeforeCheckout(storage, BEFORE, 'me', NOW);
    const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
    expect(readBeforeCheckout(storage, 'me', after(23))).toEqual(BEFORE);
    expect(readBeforeCheckout(storage, 'me', after(24))).toBeNull();
  });

  it.each(['you', null])('is nobody else’s: %j', (userId) => {
    const storage = createMemoryStore();
    keepBeforeCheckout(storage, BEFORE, 'me', NOW);
    expect(readBeforeCheckout(storage, userId, NOW)).toBeNull();
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'settings', '', 1, null])(
    'is no address but one of this site: %j',
    (path) => {
      const storage = createMemoryStore({
        [BEFORE_CHECKOUT_KEY]: { path, next: null, ownerId: 'me', at: NOW.getTime() },
      });
      expect(readBeforeCheckout(storage, 'me', NOW)).toBeNull();
    },
  );

  it.each([null, 'text', { colors: ['#000'] }, { colors: 'none', name: 1 }])(
    'opens nothing that is no palette: %j',
    (next) => {
      const kept = { path: '/', next, ownerId: 'me', at: NOW.getTime() };
      expect(readBeforeCheckout(createMemoryStore({ [BEFORE_CHECKOUT_KEY]: kept }), 'me', NOW)).toEqual({
        path: '/',
        next: null,
      });
    },
  );
});
