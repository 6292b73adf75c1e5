import { own } from '../../palette/foreignValue';
import { isRecord, type JsonRecord } from '../../domain/jsonRecord';

/** The schemes of a Material Theme Builder file as groups of tokens, and the names of what else it contains. */
export type MaterialFile = { readonly schemes: JsonRecord; readonly rest: readonly string[] };

const namesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((one) => String(own(one, 'name')))
    : isRecord(value)
      ? Object.keys(value)
      : [];

/**
 * Reads a Material Theme Builder file: roles as schemes for both modes, among others with more contrast; null for other
 * files.
 */
export const materialSchemes = (data: JsonRecord): MaterialFile | null => {
  const schemes = own(data, 'schemes');
  const [light, dark] = [own(schemes, 'light'), own(schemes, 'dark')];
  if (!isRecord(schemes) || !(isRecord(light) || isRecord(dark))) return null;
  const group = (scheme: unknown): JsonRecord => ({ 'md-sys-color': isRecord(scheme) ? scheme : {} });
  return {
    schemes: { light: group(light), dark: group(dark) },
    rest: [
      ...namesIn(schemes).filter((name) => name !== 'light' && name !== 'dark'),
      ...namesIn(own(data, 'extendedColors')),
      ...namesIn(own(data, 'palettes')).map((name) => `palettes.${name}`),
    ],
  };
};
