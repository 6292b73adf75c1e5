import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { DEFICIENCIES } from '../../../../src/color/deficiency';
import { ChartScalesNote } from '../../../../src/features/theme/preview/ChartScalesNote';
import NumbersTemplate from '../../../../src/features/theme/preview/NumbersTemplate';
import { CHART_SCALES, chartScales, leastSeen } from '../../../../src/theme/chartScales';
import { modeColors } from '../../../../src/theme/modeColors';
import { THEME_MODES } from '../../../../src/theme/theme';
import { themeFromPalette } from '../../../../src/theme/themeFromPalette';

afterEach(cleanup);

describe('the note on the chart scales', () => {
  // Each is nearest for another kind of color vision.
  it.each(['#E11D48', '#2563EB', '#FACC15', '#808080'])(
    'names who sees the nearest two colors of %s',
    (hex) => {
      const theme = themeFromPalette([colorFromHex(hex)], null);
      const view = (mode: 'light' | 'dark') => ({ theme, colors: modeColors(theme, mode) });
      render(<ChartScalesNote light={view('light')} dark={view('dark')} />);
      const [least] = THEME_MODES.flatMap((mode) =>
        CHART_SCALES.map((scale) => leastSeen(chartScales(theme, mode)[scale])),
      ).toSorted((a, b) => a.distance - b.distance);
      if (!least || least.vision === 'normal') throw new TypeError('seen least by normal vision');
      expect(screen.getByText(/^Normal vision and all eight simulations/).textContent).toContain(
        `${least.distance.toFixed(3)} apart in OKLab, for ${DEFICIENCIES[least.vision].label.toLowerCase()}.`,
      );
    },
  );
});

describe('the example of numbers', () => {
  const cells = (): number[] =>
    Array.from(document.querySelectorAll<HTMLElement>('i'), ({ style }) =>
      Number(/--use-sequential-(\d+)/.exec(style.background)?.[1] ?? Number.NaN),
    ).filter((level) => !Number.isNaN(level));

  it('shows a week of four shifts, each busier towards its middle, in all five colors of the scale', () => {
    render(<NumbersTemplate />);
    const heat = cells().slice(0, 28);
    expect(new Set(heat)).toEqual(new Set([1, 2, 3, 4, 5]));
    for (let shift = 0; shift < 4; shift++) {
      const week = heat.slice(7 * shift, 7 * shift + 7);
      const peak = week.indexOf(Math.max(...week));
      expect([2, 3, 4]).toContain(peak);
      expect(week.slice(0, peak)).toEqual(week.slice(0, peak).toSorted((a, b) => a - b));
      expect(week.slice(peak)).toEqual(week.slice(peak).toSorted((a, b) => b - a));
    }
  });
});
