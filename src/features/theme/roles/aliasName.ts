import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import { allScales, PURE, type ThemeScales } from '../../../theme/themeScales';
import type { Alias } from '../../../theme/theme';

/** 'teal 600', 'teal, as in the palette' for an anchor between steps, 'White'. */
export const aliasName = (alias: Alias, steps: readonly string[]): string => {
  if ('pure' in alias) return alias.pure === 'white' ? 'White' : 'Black';
  return 'step' in alias ? `${alias.scale} ${steps[alias.step] ?? ''}` : `${alias.scale} exact`;
};

export const sameAlias = (a: Alias, b: Alias): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One color that a role can stand for. */
export type AliasChoice = { readonly alias: Alias; readonly name: string; readonly color: Color };

/** All of them by scale: its steps, then its anchors between steps; white and black last. */
export const aliasChoices = (
  scales: ThemeScales,
  steps: readonly string[],
): readonly { readonly id: string; readonly choices: readonly AliasChoice[] }[] => {
  const choice = (alias: Alias, color: Color): AliasChoice => ({
    alias,
    name: aliasName(alias, steps),
    color,
  });
  return [
    ...allScales(scales).map(({ id, steps: colors, anchors }) => ({
      id,
      choices: [
        ...colors.map((color, step) => choice({ scale: id, step }, color)),
        ...anchors.flatMap(({ color, step }, anchor) =>
          step === null ? [choice({ scale: id, anchor }, color)] : [],
        ),
      ],
    })),
    {
      id: 'pure',
      choices: [choice({ pure: 'white' }, PURE.white), choice({ pure: 'black' }, PURE.black)],
    },
  ];
};

/** Whether a choice is meant by what was typed: parts of its name in any order, or of its hex. */
export const isMeant = ({ name, color }: AliasChoice, text: string): boolean => {
  const about = `${name} ${formatHex(color)}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => about.includes(word));
};
