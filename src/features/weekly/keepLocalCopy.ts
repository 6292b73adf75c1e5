import { formatHsl } from '../../color/format';
import type { WeeklyPalette } from '../../domain/weeklyPalette';
import type { LocalStore } from '../../state/storage/localStore';

export const LOCAL_COPY_KEY = 'paletteOfTheWeekData';

/** Stores the last saved palette on this device. */
export const keepLocalCopy = (storage: LocalStore, { colors, background }: WeeklyPalette): void => {
  storage.write(LOCAL_COPY_KEY, {
    paletteColors: colors.map((color) => formatHsl(color)),
    backgroundMediaType: background.type,
    backgroundMediaUrl: background.url,
  });
};
