import { describe, expect, it } from 'vitest';

import { PATHS } from '../../src/domain/paths';

// Addresses that people keep and share: they are part of what was promised.
describe('the addresses', () => {
  it.each([
    ['home [G-01]', PATHS.home, '/'],
    ['the builder [G-04, G-36]', PATHS.builder, '/palette-builder'],
    ['pictures [G-05, G-38]', PATHS.image, '/image-to-palette'],
    ['videos [G-05, G-37]', PATHS.video, '/video-to-palette'],
    ['exploring [G-06, G-39]', PATHS.explore, '/explore'],
    ['projects [G-07]', PATHS.projects, '/projects'],
    ['settings [G-08]', PATHS.settings, '/settings'],
    ['the terms [G-09, L-01]', PATHS.terms, '/terms'],
    ['the privacy policy [G-09, L-03]', PATHS.privacy, '/privacy-policy'],
    ['the cookie policy [G-09, L-05]', PATHS.cookies, '/cookies'],
    ['the back office [G-10, A-01]', PATHS.admin, '/admin'],
    ['its users [G-10, A-01]', PATHS.adminUsers, '/admin/users'],
    ['its settings [G-10, A-01]', PATHS.adminSettings, '/admin/settings'],
  ])('of %s', (_, path, promised) => {
    expect(path).toBe(promised);
  });
});
