/** What a theme's page says about its hues and its neutral. */

/** Colors as hexes, at most two of them by name. */
const listed = (hexes: readonly string[]): string =>
  hexes.length > 2 ? `${hexes.length} of its colors` : hexes.join(' and ');

/** A hue was replaced by a color of another hue: its new name, and the colors removed from it. */
export const hueReplaced = (from: string, to: string, gone: readonly string[]): string => {
  const left = gone.length === 0 ? '' : `, without ${listed(gone)}`;
  return `${from === to ? `${from} has another hue` : `${from} is ${to}`} now${left}.`;
};

/** Accessible names of a color's buttons. */
export const removeColor = (hex: string, scale: string): string => `Remove ${hex} from ${scale}`;
export const colorsOf = (scale: string): string => `Colors of ${scale}`;

export const NEUTRAL_CHOICES = [
  { value: 'tint', label: 'Tint of the brand' },
  { value: 'own', label: 'Own grays' },
] as const;
export const NEUTRAL_LABEL = 'What the neutral goes by';

/** The navigation to the parts of the page. */
export const JUMP_LABEL = 'Jump to a part of the page';

/** Which palette a new theme is made from: its name, if any, and its colors. */
export const newFromBuilder = (name: string | null, hexes: readonly string[]): string =>
  `New theme from palette in the builder: ${name === null ? '' : `${name}, `}${hexes.join(' ')}`;
