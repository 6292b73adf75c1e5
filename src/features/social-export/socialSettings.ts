import type { SocialPicture } from '../../../workers/social-export/api';
import { formatHex } from '../../color/format';
import type { NamedPalette } from '../../palette/namedPalette';

/** THE TABLE of sizes in pixels, with what they are posted as; the first one is the default. */
export const DIMENSIONS = [
  { value: '1080x1350', width: 1080, height: 1350, label: 'Portrait' },
  { value: '1080x1080', width: 1080, height: 1080, label: 'Square' },
  { value: '1080x1920', width: 1080, height: 1920, label: 'Story' },
] as const;

export type SocialSettings = {
  readonly mode: SocialPicture['mode'];
  readonly colorIndex: number;
  readonly dimensions: (typeof DIMENSIONS)[number]['value'];
  readonly format: SocialPicture['format'];
};

export const FIRST_SETTINGS: SocialSettings = {
  mode: 'palette',
  colorIndex: 0,
  dimensions: '1080x1350',
  format: 'png',
};

/** An unnamed palette is titled by the color under the title: the last one is the background. */
const titleOf = ({ name }: NamedPalette, colorNames: readonly string[]): string =>
  name ?? colorNames.at(-1) ?? '';

/** Input of the worker. `colorNames` are those of the palette's colors, `week` is set for a Palette of the Week. */
export const toPicture = (
  { mode, colorIndex, dimensions, format }: SocialSettings,
  palette: NamedPalette,
  colorNames: readonly string[],
  week: number | null,
): SocialPicture => {
  const { width, height } = DIMENSIONS.find(({ value }) => value === dimensions) ?? DIMENSIONS[0];
  return {
    mode,
    colors: palette.colors.map((color) => formatHex(color)),
    colorNames,
    colorIndex,
    width,
    height,
    format,
    title: mode === 'palette' ? titleOf(palette, colorNames) : (palette.name ?? ''),
    note: week === null ? `${palette.colors.length} colors` : `Palette of the Week ${week}`,
  };
};
