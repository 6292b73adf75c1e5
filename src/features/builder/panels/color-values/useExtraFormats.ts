import { useState } from 'react';
import { useServices } from '../../../../state/servicesContext';
import { EXTRA_FORMATS, type ExtraFormat } from './colorFormats';

const STORAGE_KEY = 'hueloom-color-formats';

const isExtraFormat = (value: unknown): value is ExtraFormat =>
  EXTRA_FORMATS.some((format) => format.value === value);

/** The optional formats that are shown, stored on this device. */
export const useExtraFormats = (): {
  readonly chosen: readonly ExtraFormat[];
  readonly toggle: (format: ExtraFormat) => void;
} => {
  const { storage } = useServices();
  const [chosen, setChosen] = useState<readonly ExtraFormat[]>(() => {
    const kept = storage.read(STORAGE_KEY);
    return Array.isArray(kept) ? [...new Set(kept.filter(isExtraFormat))] : [];
  });
  const toggle = (format: ExtraFormat) => {
    const next = chosen.includes(format) ? chosen.filter((other) => other !== format) : [...chosen, format];
    setChosen(next);
    storage.write(STORAGE_KEY, next);
  };
  return { chosen, toggle };
};
