import type { Color } from '../../color/types';
import type { ExportValue } from '../exportPalette';

/** A line of an exported text, and how the preview displays it. */
export type CodeLine = {
  readonly text: string;
  /** The color that the line contains. */
  readonly color?: Color;
  /** The part displayed in bold: the palette's own color among its shades. */
  readonly strong?: string;
};

export const plainLines = (...texts: readonly string[]): CodeLine[] => texts.map((text) => ({ text }));

export const valueLine = (text: string, { color, isAnchor }: ExportValue, key: string): CodeLine =>
  isAnchor ? { text, color, strong: key } : { text, color };

/** The text of a file: every line is terminated, the last one too. */
export const linesToText = (lines: readonly CodeLine[], ending = '\n'): string =>
  lines.map(({ text }) => text + ending).join('');
