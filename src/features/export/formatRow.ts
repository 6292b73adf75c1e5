import type { CodeLine } from '../../palette/notations/codeLine';
import type { ExportPalette } from '../../palette/exportPalette';
import { type ValueNotation } from '../../palette/notations/values/valueNotation';

export const FORMAT_GROUPS = ['Code', 'Image', 'Swatch file'] as const;

/** A format with what the dialog has to know of it. */
export type FormatRow = {
  readonly id: string;
  readonly label: string;
  /** What it is for, in a line; where its label does not say it. */
  readonly purpose?: string;
  readonly group: (typeof FORMAT_GROUPS)[number];
  /** The ending that is shown and offered for download. */
  readonly extension: string;
  /** What the file's name ends with, where that is longer. */
  readonly fileEnding?: string;
  readonly mime: string;
  /** The notations to choose from; none where the format has its own. */
  readonly notations: readonly ValueNotation[];
  readonly hasNames: boolean;
  /** Whether the scale of every color fits in. */
  readonly hasScale: boolean;
  readonly isBeta?: boolean;
} & (
  | {
      readonly kind: 'text';
      /** The end of a line, where it is not the usual one. */
      readonly lineEnding?: string;
      readonly lines: (palette: ExportPalette, notation: ValueNotation) => CodeLine[];
    }
  | { readonly kind: 'bytes'; readonly make: (palette: ExportPalette) => Uint8Array | Promise<Uint8Array> }
);

/** For formats with a notation of their own: there is nothing to choose. */
export const OWN: readonly ValueNotation[] = [];
