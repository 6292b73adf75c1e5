import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { contrastRatio } from '../../../../src/color/contrast';
import ComponentsTemplate from '../../../../src/features/theme/preview/ComponentsTemplate';
import { roleVariables } from '../../../../src/features/theme/preview/roleVariables';
import { checkPairs } from '../../../../src/theme/checkTheme';
import { modeColors } from '../../../../src/theme/modeColors';
import { FILLED_ROLES, GROUNDS, REQUIRED_PAIRS, STATUS_ROLES, TEXT_ON } from '../../../../src/theme/roles';
import { THEME_MODES, type Theme } from '../../../../src/theme/theme';
import { themeFromPalette } from '../../../../src/theme/themeFromPalette';
import { rounds } from '../../../support/rounds';
import { paletteArbitrary } from '../../../theme/arbitraries';

afterEach(cleanup);

const SEED = 20261203;

const PALETTES = [
  ...[
    'ff8800-0a141e-121b2b-40b1b7',
    '3a1730-a8264a-ef7f6a-fadccb-1f8a8c',
    'e63946-f1faee-a8dadc-457b9d-1d3557',
    '0d9488-f5f5f4-1c1917',
  ].map((hexes) => hexes.split('-').map((hex) => colorFromHex(`#${hex}`))),
  ...fc.sample(paletteArbitrary, { seed: SEED, numRuns: rounds(200) }),
];

type DrawnArea = {
  readonly text: string;
  /** The variables of its colors. */
  readonly front: string;
  readonly back: string;
  readonly edge: string;
};

const variableIn = (value: string): string => /var\((--[\w-]+)\)/.exec(value)?.[1] ?? '';

/** The buttons, messages and badges of the template. */
const drawnAreas = (): DrawnArea[] => {
  const { container } = render(<ComponentsTemplate />);
  return Array.from(container.querySelectorAll<HTMLElement>('[style]'), ({ style, textContent }) => ({
    text: textContent,
    front: variableIn(style.color),
    back: variableIn(style.backgroundColor),
    edge: variableIn(style.borderColor),
  })).filter(({ text }) => text !== '');
};

const variableOf = (role: string): string =>
  `--use-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const ratio = (one: string, other: string): number =>
  contrastRatio(colorFromHex(one).rgb, colorFromHex(other).rgb);

describe('the components in a preview', () => {
  it('are the filled areas, each with its own text: pairs that are checked', () => {
    const areas = drawnAreas();
    expect(new Set(areas.map(({ back }) => back))).toEqual(new Set(FILLED_ROLES.map(variableOf)));
    const pairs = REQUIRED_PAIRS.map(({ front, back }) => `${variableOf(front)} ${variableOf(back)}`);
    for (const { front, back } of areas) expect(pairs).toContain(`${front} ${back}`);
    for (const role of FILLED_ROLES)
      expect(areas.map(({ front }) => front)).toContain(variableOf(TEXT_ON[role]));
  });

  it('have a sign for each status in its messages, besides the color', () => {
    const { container } = render(<ComponentsTemplate />);
    const signs = STATUS_ROLES.map(
      (status) =>
        Array.from(container.querySelectorAll<HTMLElement>('[style]')).find(
          (area) =>
            variableIn(area.style.backgroundColor) === variableOf(status) && area.querySelector('svg'),
        )?.innerHTML,
    );
    expect(signs).not.toContain(undefined);
    expect(new Set(signs.map((sign) => /<svg.*<\/svg>/.exec(sign ?? '')?.[0])).size).toBe(4);
  });

  it.each(THEME_MODES)(
    'stand out from every ground at 3 : 1 in %s, by their area or by an outline in control, while all pairs pass',
    (mode) => {
      const areas = drawnAreas();
      for (const palette of PALETTES) {
        const theme: Theme = themeFromPalette(palette, palette[0] ?? null);
        const colors = modeColors(theme, mode);
        expect(checkPairs(colors).filter(({ isPassing }) => !isPassing)).toEqual([]);
        const variables = new Map(
          Object.entries(roleVariables({ theme, colors }, mode, 'normal', false)).map(([name, value]) => [
            name,
            String(value),
          ]),
        );
        const valueOf = (name: string): string => variables.get(name) ?? '';
        const control = valueOf('--use-control');
        for (const { front, back, edge } of areas) {
          expect(ratio(valueOf(front), valueOf(back))).toBeGreaterThanOrEqual(4.5);
          const outline = valueOf(edge);
          expect(['transparent', control]).toContain(outline);
          const seen = outline === 'transparent' ? valueOf(back) : control;
          for (const ground of GROUNDS)
            expect(ratio(seen, valueOf(variableOf(ground)))).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );
});
