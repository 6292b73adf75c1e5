import type { CodeLine } from '../../palette/notations/codeLine';
import type { ExportPalette } from '../../palette/exportPalette';
import { type ValueNotation } from '../../palette/notations/values/valueNotation';

export const FORMAT_GROUPS = ['Code', 'Image', 'Swatch file'] as const;

/** The sizes that pictures of pixels are made in. */
export const PIXEL_RATIOS = [1, 2, 4] as const;
export type PixelRatio = (typeof PIXEL_RATIOS)[number];

export type PictureSize = { readonly width: number; readonly height: number };

/** A format with its properties for the dialog. */
export type FormatRow = {
  readonly id: string;
  readonly label: string;
  /** What it is for, in one line, if its label does not say so. */
  readonly purpose?: string;
  readonly group: (typeof FORMAT_GROUPS)[number];
  /** The extension to show and to download with. */
  readonly extension: string;
  /** The end of the file's name, if longer than the extension. */
  readonly fileEnding?: string;
  readonly mime: string;
  /** The available notations; empty if the format has its own. */
  readonly notations: readonly ValueNotation[];
  readonly hasNames: boolean;
  /** Whether it can contain the scale of every color. */
  readonly hasScale: boolean;
  readonly isBeta?: boolean;
} & (
  | {
      readonly kind: 'text';
      /** Line ending, if not the usual one. */
      readonly lineEnding?: string;
      /** Whether its programs need a byte order mark at the start of the file. */
      readonly hasByteOrderMark?: boolean;
      readonly lines: (palette: ExportPalette, notation: ValueNotation) => CodeLine[];
    }
  | {
      readonly kind: 'bytes';
      readonly make: (palette: ExportPalette, pixelRatio: PixelRatio) => Uint8Array | Promise<Uint8Array>;
      /** The size in pixels of a picture that browsers show, and that is made in several sizes. */
      readonly measure?: (palette: ExportPalette, pixelRatio: PixelRatio) => PictureSize;
    }
);

/** For formats with a fixed notation. */
export const OWN: readonly ValueNotation[] = [];
