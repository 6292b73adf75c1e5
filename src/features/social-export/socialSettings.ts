import type { SocialPicture } from '../../../workers/social-export/api';
import { formatHex } from '../../color/format';
import type { NamedPalette } from '../../palette/namedPalette';

/** THE TABLE of sizes in pixels, with what such a picture is posted as; the first one is chosen when the dialog opens. */
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

/** Without a name of its own a palette goes by the color that the title stands on: the last one is the ground. */
const titleOf = ({ name }: NamedPalette, colorNames: readonly string[]): string =>
  name ?? colorNames.at(-1) ?? '';

/** What the worker draws. `colorNames` are those of the palette's colors, `week` the week whose palette this is, where it is one. */
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
