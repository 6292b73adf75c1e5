import { describe, expect, it } from 'vitest';

import { chooseBorder, chooseGrounds, groundsApart, hasNearSteps } from '../../src/theme/chooseGrounds';
import type { ThemeRole } from '../../src/theme/roles';
import { resolveAlias } from '../../src/theme/themeScales';
import { THEME_MODES, type Alias, type ThemeMode } from '../../src/theme/theme';
import { gray, neutral } from './grayScales';

const step = (place: number): Alias => ({ scale: 'neutral', step: place });
const nothing = (): undefined => undefined;

const groundsOf = (mode: ThemeMode, steps: readonly number[], between: readonly number[] = []) => {
  const { background, surface, raised, muted } = chooseGrounds(neutral(steps, between), mode, nothing);
  return [background, surface, raised, muted];
};

describe('the grounds of a light page', () => {
  it('are the page, surfaces a little off it and muted areas further; what is raised is as the page', () => {
    expect(groundsOf('light', [0.98, 0.95, 0.905, 0.85, 0.2])).toEqual([step(0), step(1), step(0), step(2)]);
  });

  it('take of many steps those that are nearest to where they belong', () => {
    const fine = [0.98, 0.97, 0.96, 0.95, 0.94, 0.93, 0.92, 0.905, 0.89, 0.88];
    expect(groundsOf('light', fine)).toEqual([step(0), step(3), step(0), step(7)]);
  });

  it('may be a gray of the palette between two steps', () => {
    expect(groundsOf('light', [0.98, 0.94, 0.8], [0.905])).toEqual([
      step(0),
      step(1),
      step(0),
      { scale: 'neutral', anchor: 0 },
    ]);
  });

  it('are two where one step alone is near: muted areas differ before surfaces', () => {
    expect(groundsOf('light', [0.98, 0.93, 0.7, 0.2])).toEqual([step(0), step(0), step(0), step(1)]);
  });

  it('are one where no step is near, or nearer than one sees', () => {
    expect(groundsOf('light', [0.98, 0.8, 0.2])).toEqual([step(0), step(0), step(0), step(0)]);
    expect(groundsOf('light', [0.98, 0.975, 0.8])).toEqual([step(0), step(0), step(0), step(0)]);
  });

  it('never are steps that lie outward, lighter than the page', () => {
    expect(groundsOf('light', [0.9, 0.95, 0.86, 0.82])).toEqual([step(0), step(2), step(0), step(3)]);
  });
});

describe('the grounds of a dark page', () => {
  it('are four, each lighter than the one before', () => {
    expect(groundsOf('dark', [0.17, 0.21, 0.26, 0.31, 0.9])).toEqual([step(0), step(1), step(2), step(3)]);
  });

  it('are three where two steps are near: what is raised is a surface then', () => {
    expect(groundsOf('dark', [0.17, 0.21, 0.31, 0.9])).toEqual([step(0), step(1), step(1), step(2)]);
  });

  it('are two where one step is near', () => {
    expect(groundsOf('dark', [0.17, 0.3, 0.6, 0.9])).toEqual([step(0), step(0), step(0), step(1)]);
  });

  it('of a black page are as light as dark grounds are, since black has none nearer', () => {
    expect(groundsOf('dark', [0, 0.2, 0.28, 0.35, 0.9])).toEqual([step(0), step(1), step(2), step(3)]);
    expect(groundsOf('dark', [0, 0.4, 0.6, 0.9])).toEqual([step(0), step(0), step(0), step(0)]);
  });

  it('are not blocks of color: a step far from the page is none', () => {
    expect(groundsOf('dark', [0.25, 0.29, 0.5, 0.9])).toEqual([step(0), step(0), step(0), step(1)]);
  });
});

describe('a ground given by hand', () => {
  it.each(['background', 'surface', 'raised', 'muted'] as const)(
    'is kept, and the others as they are: %s',
    (role) => {
      const own = neutral([0.17, 0.21, 0.26, 0.31, 0.9]);
      const alias: Alias = { pure: 'black' };
      const held = (one: ThemeRole) => (one === role ? alias : undefined);
      expect(chooseGrounds(own, 'dark', held)).toEqual({
        ...chooseGrounds(own, 'dark', nothing),
        [role]: alias,
      });
    },
  );
});

describe('what is to be told apart', () => {
  it('are all grounds of a dark page; on a light one a shadow lifts what is raised', () => {
    expect(groundsApart('dark')).toHaveLength(6);
    expect(groundsApart('light')).toHaveLength(5);
    expect(groundsApart('light')).not.toContainEqual(['background', 'raised']);
  });

  it.each(THEME_MODES)(
    'has steps enough in a %s theme of the usual eleven, and too few in one of three',
    (mode) => {
      expect([hasNearSteps(mode, 11), hasNearSteps(mode, 3)]).toEqual([true, false]);
    },
  );
});

describe('a line between areas', () => {
  const borderOf = (mode: ThemeMode, steps: readonly number[], grounds: readonly number[]) =>
    chooseBorder(neutral(steps), mode, grounds.map(gray));

  it('lies about 0.13 off the page', () => {
    expect(borderOf('light', [0.98, 0.95, 0.9, 0.85, 0.78, 0.2], [0.98, 0.95])).toEqual(step(3));
    expect(borderOf('dark', [0.17, 0.21, 0.26, 0.3, 0.4, 0.9], [0.17, 0.21])).toEqual(step(3));
  });

  it('shows on every ground, so it goes on where the nearest is one', () => {
    expect(borderOf('light', [0.98, 0.95, 0.9, 0.85, 0.78, 0.2], [0.98, 0.95, 0.86])).toEqual(step(4));
  });

  it('is black or white where no step shows, whichever is farther from all', () => {
    expect(borderOf('light', [0.98, 0.9], [0.98, 0.9])).toEqual({ pure: 'black' });
    expect(borderOf('dark', [0.1, 0.2], [0.1, 0.2])).toEqual({ pure: 'white' });
  });

  it('can be found whatever the scale, and is a color of it or pure', () => {
    for (const mode of THEME_MODES) {
      const own = neutral([0.5]);
      expect(resolveAlias(own, chooseBorder(own, mode, [gray(0.5)]))).not.toBeNull();
    }
  });
});
