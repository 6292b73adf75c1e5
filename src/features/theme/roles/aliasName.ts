import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import { SERIES, SERIES_NAMES } from '../../../theme/chartSeries';
import { NEUTRAL } from '../../../theme/scale';
import { everyScale, PURE, type ThemeScales } from '../../../theme/themeScales';
import type { Alias, Theme } from '../../../theme/theme';

/** 'red2' as 'red 2'. */
const spaced = (name: string | undefined) => name?.replace(/\d$/, ' $&');

/** 'teal 600', 'chart red 2', 'White'; anchors between steps are 'teal exact', 'teal exact 2', as files number them. */
export const aliasName = (alias: Alias, steps: readonly string[]): string => {
  if ('pure' in alias) return alias.pure === 'white' ? 'White' : 'Black';
  if ('anchor' in alias) return `${alias.scale} exact${alias.anchor === 0 ? '' : ` ${alias.anchor + 1}`}`;
  const name = alias.scale === SERIES ? spaced(SERIES_NAMES[alias.step]) : steps[alias.step];
  return `${alias.scale} ${name ?? ''}`;
};

/** Differs for all aliases; names may not: a step can be called 'exact'. */
export const aliasKey = (alias: Alias): string => JSON.stringify(alias);

export const sameAlias = (a: Alias, b: Alias): boolean => aliasKey(a) === aliasKey(b);

/** A color that a role can be set to. */
export type AliasChoice = { readonly alias: Alias; readonly name: string; readonly color: Color };

/** All choices by scale: its steps, then its anchors between steps; chart colors, white and black last. */
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
    ...everyScale(scales).map(({ id, steps: colors, anchors }) => ({
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

/** Whether the typed words are parts of a choice's name, in any order. */
export const isNamed = ({ name }: AliasChoice, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

/** Whether the typed text is part of a choice's hex. */
export const hasHex = ({ color }: AliasChoice, text: string): boolean =>
  formatHex(color).includes(text.toUpperCase());

/** An existing step as an example of a name: 'teal 600'. */
export const exampleStep = ({ hues, steps }: Pick<Theme, 'hues' | 'steps'>): string =>
  `${hues[0]?.id ?? NEUTRAL} ${steps[Math.floor(0.6 * steps.length)] ?? ''}`;
