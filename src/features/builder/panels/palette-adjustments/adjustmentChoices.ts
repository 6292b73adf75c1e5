import type { ReactNode } from 'react';
import type { TONES } from '../../../../color/generate/adjustments';
import { DEFAULT_HUE_STEP, type HUE_STEPS } from '../../../../color/generate/hueShift';
import type { NivelateChannel } from '../../../../color/generate/nivelate';
import type { Scope } from '../../../../color/generate/scope';
import type { TintKind } from '../../../../color/generate/tints';
import type { Palette } from '../../../../color/types';

/** Level of each row in the Tones and Contrast tabs. */
export const ROW_LEVELS = [1, 2, 3, 4] as const;

/** The choices of the tabs, kept while another tab is open. */
export type AdjustmentChoices = {
  /** One per row. */
  readonly tones: readonly (typeof TONES)[number][];
  readonly tint: TintKind;
  readonly hueStepDegrees: (typeof HUE_STEPS)[number];
  readonly channel: NivelateChannel;
};

export const FIRST_CHOICES: AdjustmentChoices = {
  tones: ['warmer', 'cooler', 'muted', 'darker'],
  tint: 'cyan',
  hueStepDegrees: DEFAULT_HUE_STEP,
  channel: 'saturation',
};

/** Props of a tab with rows of adjusted palettes. Tabs in which single colors can be excluded show the toggles. */
export type AdjustmentTabProps = {
  readonly colors: Palette;
  readonly scope: Scope;
  readonly choices: AdjustmentChoices;
  readonly onChoose: (change: Partial<AdjustmentChoices>) => void;
  readonly toggles: ReactNode;
  readonly onUse: (palette: Palette) => void;
};
