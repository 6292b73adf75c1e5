import { CODE_FORMATS } from './codeFormats';
import { FILE_FORMATS } from './fileFormats';
import type { FormatRow } from './formatRow';

export type ExportFormat = FormatRow;

/**
 * THE TABLE of export formats, in the order of the dialog. A new format needs a row here and a printer beside its
 * reader.
 */
export const FORMATS: readonly FormatRow[] = [...CODE_FORMATS, ...FILE_FORMATS];
