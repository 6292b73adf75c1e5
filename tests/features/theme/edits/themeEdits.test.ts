import { expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { resetCurve, setCurve, setRole, setSteps } from '../../../../src/features/theme/edits/themeEdits';
import { SERIES } from '../../../../src/theme/chartSeries';
import { themeFromPalette } from '../../../../src/theme/themeFromPalette';

it('a curve that is reset is as the rules have it; the other one, and those of the other mode, stay bent', () => {
  const theme = themeFromPalette([colorFromHex('#0D9488')], null);
  const others = setCurve('dark', 'tones', 3, 0.4)(setCurve('light', 'chroma', 3, 0.5)(theme));
  const bent = setCurve('light', 'tones', 3, 0.7)(others);
  expect(bent.curves).not.toEqual(others.curves);
  expect(resetCurve('light', 'tones')(bent).curves.light.tones).toEqual(theme.curves.light.tones);
  expect(resetCurve('light', 'tones')(bent).curves.light.chroma).toEqual(bent.curves.light.chroma);
  expect(resetCurve('light', 'tones')(bent).curves.dark).toEqual(bent.curves.dark);
});

it('another number of steps moves roles along their scale, and leaves those with a chart color alone', () => {
  const theme = themeFromPalette([colorFromHex('#0D9488')], null);
  const chart = { scale: SERIES, step: 30 };
  const set = setRole('dark', 'link', { scale: 'neutral', step: 10 })(
    setRole('dark', 'chart2', chart)(theme),
  );
  const { dark } = setSteps(['a', 'b', 'c'])(set).chosen;
  expect(dark).toEqual({ chart2: chart, link: { scale: 'neutral', step: 2 } });
});
