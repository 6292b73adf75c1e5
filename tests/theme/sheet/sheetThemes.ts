import { colorFromHex } from '../../../src/color/color';
import type { Theme } from '../../../src/theme/theme';
import { LAGOON } from '../colorsOfTheme';

const hueOf = (id: string, hex: string) => ({ id, anchors: [colorFromHex(hex)], shift: 0 });

const many = (count: number): Theme['hues'] =>
  Array.from({ length: count }, (_, i) =>
    hueOf(
      i === 0 ? 'a-name-of-thirty-one-letters-in' : `hue-${i}`,
      `#${((i * 0x155555 + 0x3d8a21) % 0x1000000).toString(16).padStart(6, '0')}`,
    ),
  );

/** One, five and twelve hues; the last with as many steps as there can be and with names that are hard to write. */
export const SHEET_THEMES: readonly (readonly [string, Theme])[] = [
  ['of one hue', { ...LAGOON, name: null, hues: [hueOf('teal', '#0D9488')], grays: [] }],
  ['of five hues', { ...LAGOON, hues: many(5) }],
  [
    'of twelve hues and sixteen steps',
    {
      ...LAGOON,
      name: `潮の満ち引き (</script> \\) "Déjà-vu" – ${'very '.repeat(30)}long`,
      hues: many(12),
      steps: Array.from({ length: 16 }, (_, i) => `Step-name-${i + 1}`),
    },
  ],
];
