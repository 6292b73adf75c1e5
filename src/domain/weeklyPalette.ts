import { colorFromHex } from '../color/color';
import type { Palette } from '../color/types';

export type BackgroundType = 'video' | 'image';

/** A palette with its background image or video. */
export type WeeklyPalette = {
  readonly colors: Palette;
  /** An address that `safeMediaUrl` accepts. */
  readonly background: { readonly type: BackgroundType; readonly url: string };
};

/** The fields of the schedule's form, as typed. */
export type WeeklyFields = {
  readonly type: BackgroundType;
  readonly url: string;
  readonly week: string;
  readonly year: string;
};

/** A new entry for a week, replacing the existing one. Years are ISO week-years. */
export type WeeklyDraft = WeeklyPalette & { readonly year: number; readonly week: number };

/** The palette of one ISO week. */
export type ScheduledPalette = WeeklyDraft & { readonly id: string; readonly clickCount: number };

/** Shown if no palette was set for the week, or loading fails. The video is built in. */
export const DEFAULT_WEEKLY_PALETTE: WeeklyPalette = {
  colors: ['#0B2B33', '#14535C', '#2F8F8B', '#9CCFC0', '#F1EBDD'].map((hex) => colorFromHex(hex)),
  background: { type: 'video', url: '/weekly/slow-tide.mp4' },
};
