import { memo } from 'react';
import { schemeColors, SCHEMES, WHEEL_SCHEMES } from '../../../../color/generate/schemes';
import type { Color } from '../../../../color/types';
import { ColorRamp } from '../../../../ui/ColorRamp';

type WheelSchemesProps = { readonly color: Color; readonly onChoose: (color: Color) => void };

/** The color with its partners on the color wheel, one row for each scheme. */
export const WheelSchemes = memo(function WheelSchemes({ color, onChoose }: WheelSchemesProps) {
  return WHEEL_SCHEMES.map((kind) => {
    const { label, turns } = SCHEMES[kind];
    const colors = schemeColors(color, kind);
    const cells = turns.map((degrees: number, i) => ({
      color: colors[i] ?? color,
      name: `${label} ${degrees}°`,
      isCurrent: degrees === 0,
    }));
    return <ColorRamp key={kind} layout="beside" label={label} cells={cells} onChoose={onChoose} />;
  });
});
