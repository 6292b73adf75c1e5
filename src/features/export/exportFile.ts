import { formatHex } from '../../color/format';
import { BYTE_ORDER_MARK } from '../../domain/csvCell';
import { fileStem } from '../../domain/fileStem';
import type { NamedPalette } from '../../palette/namedPalette';
import { linesToText, type CodeLine } from '../../palette/notations/codeLine';
import { formatOf, notationOf, type ExportChoice } from './exportChoice';
import { createExportPalette, exportValues, type ExportPalette } from '../../palette/exportPalette';
import type { PictureSize, PixelRatio } from './formatRow';
import type { ExportFormat } from './formats';

/** A file to be written. */
export type ExportPlan = {
  readonly format: ExportFormat;
  readonly palette: ExportPalette;
  readonly pixelRatio: PixelRatio;
  /** In pixels; null for what has none. */
  readonly picture: PictureSize | null;
  readonly fileName: string;
  readonly valueCount: number;
  /** The file's text; for binary formats its colors and names. */
  readonly lines: readonly CodeLine[];
};

/** A text preview of a swatch file. */
const contentLines = (palette: ExportPalette, { hasNames }: ExportFormat): CodeLine[] =>
  exportValues(palette).map(({ color, name }) => {
    const hex = formatHex(color);
    return { text: hasNames ? `${hex}  ${name}` : hex, color };
  });

/** `names` are the displayed names, one for each color. */
export const planExport = (
  named: NamedPalette,
  names: readonly string[],
  choice: ExportChoice,
): ExportPlan => {
  const format = formatOf(choice);
  const hasScale = choice.hasScale && format.hasScale;
  const palette = createExportPalette(named, names, { naming: choice.naming, hasScale });
  const ending = format.fileEnding ?? format.extension;
  const picture = format.kind === 'bytes' ? (format.measure?.(palette, choice.pixelRatio) ?? null) : null;
  const pixelRatio = picture ? choice.pixelRatio : 1;
  // As programs for interfaces call larger pictures.
  const larger = pixelRatio === 1 ? '' : `@${pixelRatio}x`;
  return {
    format,
    palette,
    pixelRatio,
    picture,
    fileName: `${fileStem(palette.title)}${larger}.${ending}`,
    valueCount: exportValues(palette).length,
    lines:
      format.kind === 'text'
        ? format.lines(palette, notationOf(format, choice.notation))
        : contentLines(palette, format),
  };
};

export const planText = ({ format, lines }: ExportPlan): string =>
  linesToText(lines, format.kind === 'text' ? format.lineEnding : undefined);

export const planBytes = async (plan: ExportPlan): Promise<Uint8Array> => {
  const { format, palette, pixelRatio } = plan;
  if (format.kind === 'bytes') return format.make(palette, pixelRatio);
  return new TextEncoder().encode((format.hasByteOrderMark ? BYTE_ORDER_MARK : '') + planText(plan));
};
