import type { CodeLine } from '../../palette/notations/codeLine';
import type { ExportPalette } from '../../palette/exportPalette';
import { acoBytes } from '../../palette/notations/binary/aco';
import { actBytes } from '../../palette/notations/binary/act';
import { aseBytes } from '../../palette/notations/binary/ase';
import { kritaBytes } from '../../palette/notations/binary/krita';
import { xcodeBytes } from '../../palette/notations/binary/xcode';
import { androidLines, composeLines, flutterLines } from '../../palette/notations/code/android';
import { designTokensLines, hexTokensLines } from '../../palette/notations/json/designTokens';
import { jsonLines } from '../../palette/notations/json/json';
import { hexListLines } from '../../palette/notations/list';
import { csvLines } from '../../palette/notations/tables/csv';
import { gplAlphaLines, gplLines } from '../../palette/notations/tables/gpl';
import { palLines } from '../../palette/notations/tables/jasc';
import { pdfBytes } from './formats/pdf';
import { pngBytes } from './formats/png';
import { procreateBytes } from '../../palette/notations/binary/procreate';
import { cssLines, scssLines, tailwind4Lines } from '../../palette/notations/code/stylesheets';
import { svgLines } from '../../palette/notations/code/svg';
import { tailwind3Lines } from '../../palette/notations/code/tailwind3';
import { ALL_NOTATIONS, type ValueNotation } from '../../palette/notations/values/valueNotation';

export const FORMAT_GROUPS = ['Code', 'Image', 'Swatch file'] as const;

type FormatRow = {
  readonly id: string;
  readonly label: string;
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

const OWN: readonly ValueNotation[] = [];

/** THE TABLE of export formats, in the order of the dialog. A new format is a row here and a file beside. */
export const FORMATS: readonly FormatRow[] = [
  {
    id: 'hex',
    label: 'Hex list',
    group: 'Code',
    extension: 'txt',
    mime: 'text/plain',
    notations: OWN,
    hasNames: false,
    hasScale: true,
    kind: 'text',
    lines: hexListLines,
  },
  {
    id: 'css',
    label: 'CSS',
    group: 'Code',
    extension: 'css',
    mime: 'text/css',
    notations: ALL_NOTATIONS,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: cssLines,
  },
  {
    id: 'scss',
    label: 'SCSS',
    group: 'Code',
    extension: 'scss',
    mime: 'text/x-scss',
    notations: ALL_NOTATIONS,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: scssLines,
  },
  {
    id: 'tailwind4',
    label: 'Tailwind 4',
    group: 'Code',
    extension: 'css',
    fileEnding: 'tailwind.css',
    mime: 'text/css',
    notations: ALL_NOTATIONS,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: tailwind4Lines,
  },
  {
    id: 'tailwind3',
    label: 'Tailwind 3',
    group: 'Code',
    extension: 'js',
    mime: 'text/javascript',
    notations: ALL_NOTATIONS,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: tailwind3Lines,
  },
  {
    id: 'json',
    label: 'JSON',
    group: 'Code',
    extension: 'json',
    mime: 'application/json',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: jsonLines,
  },
  {
    id: 'tokens',
    label: 'Design tokens',
    group: 'Code',
    extension: 'json',
    fileEnding: 'tokens.json',
    mime: 'application/design-tokens+json',
    notations: ['rgb', 'hsl', 'oklch'],
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: designTokensLines,
  },
  {
    id: 'hex-tokens',
    label: 'Tokens (hex)',
    group: 'Code',
    extension: 'json',
    fileEnding: 'hex.tokens.json',
    mime: 'application/json',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: hexTokensLines,
  },
  {
    id: 'android',
    label: 'Android',
    group: 'Code',
    extension: 'xml',
    fileEnding: 'colors.xml',
    mime: 'text/xml',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: androidLines,
  },
  {
    id: 'compose',
    label: 'Compose',
    group: 'Code',
    extension: 'kt',
    mime: 'text/x-kotlin',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: composeLines,
  },
  {
    id: 'flutter',
    label: 'Flutter',
    group: 'Code',
    extension: 'dart',
    mime: 'application/vnd.dart',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: flutterLines,
  },
  {
    id: 'csv',
    label: 'CSV',
    group: 'Code',
    extension: 'csv',
    mime: 'text/csv',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lineEnding: '\r\n',
    lines: csvLines,
  },
  {
    id: 'svg',
    label: 'SVG',
    group: 'Image',
    extension: 'svg',
    mime: 'image/svg+xml',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: svgLines,
  },
  {
    id: 'png',
    label: 'PNG',
    group: 'Image',
    extension: 'png',
    mime: 'image/png',
    notations: OWN,
    hasNames: false,
    hasScale: true,
    kind: 'bytes',
    make: pngBytes,
  },
  {
    id: 'pdf',
    label: 'PDF',
    group: 'Image',
    extension: 'pdf',
    mime: 'application/pdf',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'bytes',
    make: pdfBytes,
  },
  {
    id: 'ase',
    label: 'ASE',
    group: 'Swatch file',
    extension: 'ase',
    mime: 'application/octet-stream',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'bytes',
    make: aseBytes,
  },
  {
    id: 'aco',
    label: 'ACO',
    group: 'Swatch file',
    extension: 'aco',
    mime: 'application/octet-stream',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'bytes',
    make: acoBytes,
  },
  {
    id: 'gpl',
    label: 'GPL',
    group: 'Swatch file',
    extension: 'gpl',
    mime: 'text/plain',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: gplLines,
  },
  {
    id: 'gpl-alpha',
    label: 'GPL (RGBA)',
    group: 'Swatch file',
    extension: 'gpl',
    fileEnding: 'rgba.gpl',
    mime: 'text/plain',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'text',
    lines: gplAlphaLines,
  },
  {
    id: 'pal',
    label: 'PAL',
    group: 'Swatch file',
    extension: 'pal',
    mime: 'text/plain',
    notations: OWN,
    hasNames: false,
    hasScale: true,
    kind: 'text',
    lineEnding: '\r\n',
    lines: palLines,
  },
  {
    id: 'act',
    label: 'ACT',
    group: 'Swatch file',
    extension: 'act',
    mime: 'application/octet-stream',
    notations: OWN,
    hasNames: false,
    hasScale: true,
    kind: 'bytes',
    make: actBytes,
  },
  {
    id: 'krita',
    label: 'Krita',
    group: 'Swatch file',
    extension: 'kpl',
    // Not as an archive, which Safari would unpack.
    mime: 'application/octet-stream',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'bytes',
    make: kritaBytes,
  },
  {
    id: 'xcode',
    label: 'Xcode colors',
    group: 'Swatch file',
    extension: 'zip',
    fileEnding: 'xcassets.zip',
    mime: 'application/zip',
    notations: OWN,
    hasNames: true,
    hasScale: true,
    kind: 'bytes',
    make: xcodeBytes,
  },
  {
    id: 'procreate',
    label: 'Procreate',
    group: 'Swatch file',
    extension: 'swatches',
    // Not as an archive, which Safari would unpack.
    mime: 'application/octet-stream',
    notations: OWN,
    hasNames: false,
    // Nine scales are 99 colors.
    hasScale: false,
    isBeta: true,
    kind: 'bytes',
    make: procreateBytes,
  },
];

export type ExportFormat = (typeof FORMATS)[number];
