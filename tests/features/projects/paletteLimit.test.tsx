import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { freePalettesMessage } from '../../../src/domain/projectMessages';
import { openProjects } from './openProjects';
import { samplePalette, sampleProject } from './samples';

const LIMIT = freePalettesMessage(1);
const REBRAND = sampleProject('p1', 'Rebrand', 19);
const SAVED = samplePalette('a', 'p1', 'Sea');

const open = async (plan: 'free' | 'pro', palettes = [SAVED]) => {
  await openProjects({ plan, world: { projects: [REBRAND], palettes }, search: '?project=p1' });
  return screen.findAllByRole('link', { name: 'Create palette' });
};

/** What each way to a new palette says about itself. */
const described = (links: readonly HTMLElement[]) =>
  links.map((link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent);

describe('a way to a new palette from a project', () => {
  it('says on the free plan that the project is full, before the palette is made [R-05]', async () => {
    const links = await open('free');
    expect(screen.getByText(LIMIT)).toBeDefined();
    expect(described(links)).toEqual([LIMIT]);
  });

  it.each([
    ['in a project with a free place', 'free', []],
    ['with PRO', 'pro', [SAVED]],
  ] as const)('says nothing of it %s', async (_, plan, palettes) => {
    const links = await open(plan, [...palettes]);
    expect(screen.queryByText(LIMIT)).toBeNull();
    expect(described(links)).toEqual([undefined]);
  });
});
