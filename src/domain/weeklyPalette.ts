import { colorFromHex } from '../color/color';
import type { Palette } from '../color/types';

export type BackgroundType = 'video' | 'image';

/** A palette with what moves or stands behind it. */
export type WeeklyPalette = {
  readonly colors: Palette;
  /** The address is one that `safeMediaUrl` takes. */
  readonly background: { readonly type: BackgroundType; readonly url: string };
};

/** What stands in the form of the schedule, as it was typed. */
export type WeeklyFields = {
  readonly type: BackgroundType;
  readonly url: string;
  readonly week: string;
  readonly year: string;
};

/** What a week gets, in place of what it had. Years are ISO week-years. */
export type WeeklyDraft = WeeklyPalette & { readonly year: number; readonly week: number };

/** The palette of one ISO week. */
export type ScheduledPalette = WeeklyDraft & { readonly id: string; readonly clickCount: number };

/** Shown where no palette was chosen for the week, or none could be loaded. The video comes with the product. */
export const DEFAULT_WEEKLY_PALETTE: WeeklyPalette = {
  colors: ['#0B2B33', '#14535C', '#2F8F8B', '#9CCFC0', '#F1EBDD'].map((hex) => colorFromHex(hex)),
  background: { type: 'video', url: '/weekly/slow-tide.mp4' },
};
