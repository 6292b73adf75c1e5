import { shadeScale } from '../color/shadeScale';
import type { Color } from '../color/types';
import type { NamedPalette } from './namedPalette';
import { cleanLabel, scaleLabel, uniqueIdentifiers } from './identifiers';

/** One value of a file: a color of the palette, or one step of its scale. */
export type ExportValue = {
  /** For people: 'Blackcurrant', or with a scale 'Blackcurrant 950'. */
  readonly name: string;
  /** For code: 'blackcurrant', or 'blackcurrant-950'. No two are the same. */
  readonly id: string;
  readonly color: Color;
  /** The step of a scale; null for a color that stands alone. */
  readonly step: number | null;
  /** Whether it is the palette's own color among the steps of its scale. */
  readonly isAnchor: boolean;
};

/** A color of the palette and the values that it is exported as: itself, or the eleven steps of its scale. */
export type ExportColor = { readonly id: string; readonly values: readonly ExportValue[] };

/** The input of every export format. */
export type ExportPalette = { readonly title: string; readonly colors: readonly ExportColor[] };

export type Naming = 'names' | 'numbers';

type ExportPaletteOptions = { readonly naming: Naming; readonly hasScale: boolean };

const DEFAULT_TITLE = 'Palette';

/** `names` are the displayed ones, one for each color. */
export const createExportPalette = (
  { colors, name }: NamedPalette,
  names: readonly string[],
  { naming, hasScale }: ExportPaletteOptions,
): ExportPalette => {
  const numbers = colors.map((_, i) => i + 1);
  const labels = numbers.map((n, i) => {
    const label = naming === 'names' ? cleanLabel(names[i] ?? '') : '';
    return (hasScale ? scaleLabel(label) : label) || `Color ${n}`;
  });
  const ids =
    naming === 'names' ? uniqueIdentifiers(labels) : uniqueIdentifiers(numbers.map((n) => `palette-${n}`));

  const valuesOf = (color: Color, label: string, id: string): ExportValue[] =>
    hasScale
      ? shadeScale(color).map(({ step, color: shade, isAnchor }) => ({
          name: `${label} ${step}`,
          id: `${id}-${step}`,
          color: shade,
          step,
          isAnchor,
        }))
      : [{ name: label, id, color, step: null, isAnchor: false }];

  return {
    title: cleanLabel(name ?? '') || DEFAULT_TITLE,
    colors: colors.map((color, i) => {
      const id = ids[i] ?? '';
      return { id, values: valuesOf(color, labels[i] ?? '', id) };
    }),
  };
};

export const exportValues = ({ colors }: ExportPalette): ExportValue[] =>
  colors.flatMap(({ values }) => values);
