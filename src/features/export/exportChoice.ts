import type { LocalStore } from '../../state/storage/localStore';
import type { Naming } from '../../palette/exportPalette';
import { FORMATS, type ExportFormat } from './formats';
import { PIXEL_RATIOS, type PixelRatio } from './formatRow';
import { VALUE_NOTATIONS, type ValueNotation } from '../../palette/notations/values/valueNotation';

/** Format and options of the last export. Options that a format lacks are kept for the next one that has them. */
export type ExportChoice = {
  readonly formatId: string;
  readonly notation: ValueNotation;
  readonly naming: Naming;
  readonly hasScale: boolean;
  readonly pixelRatio: PixelRatio;
};

/** How it was exported. */
export type ExportAction = 'copy' | 'download';

export type LastExport = ExportChoice & { readonly action: ExportAction };

export const FIRST_CHOICE: ExportChoice = {
  formatId: 'css',
  notation: 'hex',
  naming: 'names',
  hasScale: false,
  pixelRatio: 1,
};

export const formatOf = ({ formatId }: Pick<ExportChoice, 'formatId'>): ExportFormat => {
  const format = FORMATS.find(({ id }) => id === formatId) ?? FORMATS[0];
  if (!format) throw new Error('There are no export formats');
  return format;
};

/** The chosen notation if the format has it, else the format's first. */
export const notationOf = ({ notations }: ExportFormat, chosen: ValueNotation): ValueNotation =>
  notations.includes(chosen) ? chosen : (notations[0] ?? 'hex');

const LAST_EXPORT_KEY = 'lastExport';

const isNotation = (value: unknown): value is ValueNotation =>
  typeof value === 'string' && Object.hasOwn(VALUE_NOTATIONS, value);

/** Null if nothing was exported yet, or the stored value is invalid. */
export const readLastExport = (storage: LocalStore): LastExport | null => {
  const kept = storage.read(LAST_EXPORT_KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const { formatId, notation, naming, hasScale, pixelRatio, action } = kept as Partial<
    Record<keyof LastExport, unknown>
  >;
  const format = FORMATS.find(({ id }) => id === formatId);
  if (!format || !isNotation(notation)) return null;
  return {
    formatId: format.id,
    notation,
    naming: naming === 'numbers' ? 'numbers' : 'names',
    hasScale: hasScale === true,
    // Choices stored by older versions have none.
    pixelRatio: PIXEL_RATIOS.find((ratio) => ratio === pixelRatio) ?? FIRST_CHOICE.pixelRatio,
    action: action === 'copy' && format.kind === 'text' ? 'copy' : 'download',
  };
};

export const writeLastExport = (storage: LocalStore, last: LastExport): void => {
  storage.write(LAST_EXPORT_KEY, last);
};
