import { memo } from 'react';
import { hslSteps, rgbSteps, type ChannelStep } from '../../../../color/generate/channelSteps';
import type { Color } from '../../../../color/types';
import { ColorRamp } from '../../../../ui/ColorRamp';

type RampRow = {
  readonly label: string;
  /** Appended to each value. */
  readonly unit: '°' | '%' | '';
  readonly value: (color: Color) => number;
  readonly steps: (color: Color) => readonly ChannelStep[];
};

/** The ramps of each tab, top to bottom. */
const RAMPS = {
  hsl: [
    { label: 'Hue', unit: '°', value: ({ hsl }) => hsl.h, steps: (color) => hslSteps(color, 'h') },
    { label: 'Saturation', unit: '%', value: ({ hsl }) => hsl.s, steps: (color) => hslSteps(color, 's') },
    { label: 'Lightness', unit: '%', value: ({ hsl }) => hsl.l, steps: (color) => hslSteps(color, 'l') },
  ],
  rgb: [
    { label: 'Red', unit: '', value: ({ rgb }) => rgb.r, steps: (color) => rgbSteps(color, 'r') },
    { label: 'Green', unit: '', value: ({ rgb }) => rgb.g, steps: (color) => rgbSteps(color, 'g') },
    { label: 'Blue', unit: '', value: ({ rgb }) => rgb.b, steps: (color) => rgbSteps(color, 'b') },
  ],
} as const satisfies Record<string, readonly RampRow[]>;

type ChannelRampsProps = {
  readonly space: keyof typeof RAMPS;
  readonly color: Color;
  readonly onChoose: (color: Color) => void;
};

/** Each channel of the color as a ramp around its value or across its range. Rendered again only for another color. */
export const ChannelRamps = memo(function ChannelRamps({ space, color, onChoose }: ChannelRampsProps) {
  return RAMPS[space].map(({ label, unit, value, steps }) => (
    <ColorRamp
      key={label}
      label={label}
      aside={`${value(color)}${unit}`}
      cells={steps(color).map((step) => ({
        color: step.color,
        name: `${label} ${step.value}${unit}`,
        isCurrent: step.isNearest,
      }))}
      onChoose={onChoose}
    />
  ));
});
