import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromRgb } from '../../src/color/color';
import type { Color } from '../../src/color/types';
import { modeColors } from '../../src/theme/modeColors';
import type { ThemeRole } from '../../src/theme/roles';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { roleColor } from '../../src/theme/checkTheme';
import { withRoleColors } from '../../src/theme/imports/withRoleColors';
import { ownScales } from '../../src/theme/themeScales';
import { PINS_MAX, type Pin, type Theme } from '../../src/theme/theme';

/** So much alike that each step of the neutral that is near is wanted by several, and dark steps of hues are nearer. */
const GRAYS: readonly (readonly [ThemeRole, string])[] = [
  ['background', '#101010'],
  ['surface', '#121212'],
  ['raised', '#141414'],
  ['muted', '#161616'],
  ['border', '#181818'],
];

describe('grays that roles are to have', () => {
  it.each(['#0D9488', '#2A9D8F', '#166534', '#7C3AED'])(
    'stand on steps of the neutral beside %s',
    (brand) => {
      const theme = themeFromPalette([colorFromHex(brand)], colorFromHex(brand));
      const wanted = new Map(GRAYS.map(([role, hex]) => [role, colorFromHex(hex)]));
      const made = withRoleColors(theme, { light: new Map(), dark: wanted }, true);
      const dark = modeColors(made, 'dark');
      for (const [role, color] of wanted) {
        const alias = dark.aliases[role];
        expect(roleColor(dark, role)).toEqual(color);
        expect('scale' in alias ? alias.scale : 'neutral').toBe('neutral');
      }
    },
  );
});

describe('colors that roles are to have', () => {
  const [TEAL, AMBER, STONE] = ['#0D9488', '#F59E0B', '#A8A29E'].map((hex) => colorFromHex(hex)) as [
    Color,
    Color,
    Color,
  ];
  const theme = themeFromPalette([TEAL, AMBER, STONE], TEAL);
  const STEPS = theme.steps.map((_, step) => step);
  const { hues, neutral } = ownScales(theme, 'light');
  /** The color of a step, or one that nobody tells from it. */
  const nearStep = (scale: string, step: number, off = 0): Color => {
    const found = [...hues, neutral].find(({ id }) => id === scale)?.steps[step];
    if (!found) throw new RangeError(`no step ${step} of ${scale}`);
    return colorFromRgb({ ...found.rgb, g: found.rgb.g + off });
  };
  const pinsOn = (scale: string, steps: readonly number[]): Pin[] =>
    steps.map((step) => ({ scale, step, color: nearStep(scale, step, 1) }));
  const withPins = (pins: readonly Pin[]): Theme => ({ ...theme, pins: { light: pins, dark: [] } });
  /** What becomes of the light mode where roles have these colors. */
  const given = (wanted: Partial<Record<ThemeRole, Color>>, to: Theme = theme, isPinned = false) => {
    const roles = new Map(Object.entries(wanted) as [ThemeRole, Color][]);
    const made = withRoleColors(to, { light: roles, dark: new Map() }, isPinned);
    return { chosen: made.chosen.light, pins: made.pins.light };
  };

  it('are white, black or a color of the palette where they are just that, and nothing is pinned', () => {
    const wanted = {
      background: colorFromHex('#FFFFFF'),
      text: colorFromHex('#000000'),
      primary: TEAL,
      link: AMBER,
      border: STONE,
    };
    expect(given(wanted)).toEqual({
      chosen: {
        background: { pure: 'white' },
        text: { pure: 'black' },
        primary: { scale: 'teal', anchor: 0 },
        link: { scale: 'amber', anchor: 0 },
        border: { scale: 'neutral', anchor: 0 },
      },
      pins: [],
    });
  });

  it('are the step that has that color, which is pinned there if that is asked for', () => {
    const color = nearStep('teal', 3);
    const chosen = { link: { scale: 'teal', step: 3 } };
    expect(given({ link: color })).toEqual({ chosen, pins: [] });
    expect(given({ link: color }, theme, true)).toEqual({
      chosen,
      pins: [{ scale: 'teal', step: 3, color }],
    });
  });

  it('are pinned exactly on the step that is nearest to them, once for all roles that have it', () => {
    const color = nearStep('teal', 3, 1);
    expect(given({ link: color, ring: color })).toEqual({
      chosen: { link: { scale: 'teal', step: 3 }, ring: { scale: 'teal', step: 3 } },
      pins: [{ scale: 'teal', step: 3, color }],
    });
  });

  it('are found where they were pinned before', () => {
    const color = nearStep('teal', 3, 1);
    const pins = [{ scale: 'amber', step: 8, color }];
    expect(given({ link: color }, withPins(pins))).toEqual({
      chosen: { link: { scale: 'amber', step: 8 } },
      pins,
    });
  });

  it('leave a step to the first of two, and to another role that was given it by hand', () => {
    const [one, other] = [nearStep('teal', 3, 1), nearStep('teal', 3, 2)];
    const both = given({ link: one, ring: other });
    expect(both.pins.map(({ color }) => color)).toEqual([one, other]);
    expect(both.chosen.link).toEqual({ scale: 'teal', step: 3 });
    expect([2, 4].map((step) => ({ scale: 'teal', step }))).toContainEqual(both.chosen.ring);

    const stepWhere = (chosen: Theme['chosen']['light']) =>
      given({ link: one }, { ...theme, chosen: { light: chosen, dark: {} } }).chosen;
    const ring = { scale: 'teal', step: 3 };
    expect(stepWhere({ ring }).ring).toEqual(ring);
    expect(stepWhere({ ring }).link).not.toEqual(ring);
    expect(stepWhere({ link: ring }).link).toEqual(ring);
    for (const elsewhere of [
      { scale: 'amber', step: 3 },
      { scale: 'teal', step: 4 },
      { pure: 'black' },
    ] as const)
      expect(stepWhere({ ring: elsewhere })).toEqual({ ring: elsewhere, link: ring });
  });

  it('that are grays stand on a hue once the neutral has no room', () => {
    const gray = colorFromHex('#444444');
    const scaleWhere = (pins: readonly Pin[]) => given({ text: gray }, withPins(pins)).pins.at(-1)?.scale;
    expect(scaleWhere(pinsOn('neutral', STEPS.slice(1)))).toBe('neutral');
    expect(['teal', 'amber']).toContain(scaleWhere(pinsOn('neutral', STEPS)));
  });

  it('are those of the nearest steps where a mode has no more room for pinned ones', () => {
    const pins = [...pinsOn('neutral', STEPS), ...pinsOn('amber', STEPS)].slice(0, PINS_MAX);
    const more = pinsOn('teal', STEPS.slice(0, PINS_MAX - pins.length));
    const color = nearStep('teal', 6, 1);
    const chosen = { link: { scale: 'teal', step: 6 } };
    const full = [...pins, ...more];
    expect(full).toHaveLength(PINS_MAX);
    expect(given({ link: color }, withPins(full))).toEqual({ chosen, pins: full });
    const nearlyFull = full.slice(0, -1);
    expect(given({ link: color }, withPins(nearlyFull)).pins).toEqual([
      ...nearlyFull,
      { scale: 'teal', step: 6, color },
    ]);
    // Also where the step is taken by another color.
    expect(given({ link: nearStep('amber', 4, 2) }, withPins(full)).pins).toEqual(full);
  });

  it('are told apart by mode', () => {
    const color = nearStep('teal', 3, 1);
    const dark = withRoleColors(theme, { light: new Map(), dark: new Map([['link', color]]) }, false);
    expect([dark.chosen.light, dark.pins.light]).toEqual([{}, []]);
    expect(dark.pins.dark.map((pin) => pin.color)).toEqual([color]);
  });
});
