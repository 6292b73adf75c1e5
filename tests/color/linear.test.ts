import { describe, expect, it } from 'vitest';
import { linearToXyz } from '../../src/color/lab';
import {
  channelToLinear,
  decodeLight,
  encodeLight,
  LINEAR,
  linearToChannel,
  LUMINANCE_WEIGHTS,
} from '../../src/color/linear';

describe('linear light', () => {
  it('brings all 256 channels back unchanged', () => {
    const back = Array.from(LINEAR, linearToChannel);
    expect(back).toEqual(Array.from({ length: 256 }, (_, channel) => channel));
  });

  it('follows IEC 61966-2-1 on both sides of the linear toe', () => {
    // 10 lies on the line, 11 on the curve.
    expect(LINEAR[0]).toBe(0);
    expect(LINEAR[10]).toBeCloseTo(10 / 255 / 12.92, 12);
    expect(LINEAR[11]).toBeCloseTo(0.003346535763899161, 12);
    expect(LINEAR[128]).toBeCloseTo(0.21586050011389926, 12);
    expect(LINEAR[255]).toBe(1);
  });

  // The standard counts the joint itself, 0.04045 and 0.0031308 as it prints them, to the line.
  it('is a straight line up to the joint of IEC 61966-2-1, and a power beyond it', () => {
    for (const encoded of [0, 0.02, 0.04045]) expect(decodeLight(encoded)).toBe(encoded / 12.92);
    for (const light of [0, 0.001, 0.0031308]) expect(encodeLight(light)).toBe(light * 12.92);
    for (const encoded of [0.0405, 0.05])
      expect(decodeLight(encoded)).toBe(((encoded + 0.055) / 1.055) ** 2.4);
    for (const light of [0.00314, 0.01]) expect(encodeLight(light)).toBe(1.055 * light ** (1 / 2.4) - 0.055);
  });

  it('decodes fractional channels between their neighbors', () => {
    const between = channelToLinear(128.5);
    expect(between).toBeGreaterThan(channelToLinear(128));
    expect(between).toBeLessThan(channelToLinear(129));
  });

  it('clips light that no channel can hold', () => {
    expect([-1, -0, 0, 1, 1.01, Infinity, -Infinity, Number.NaN].map(linearToChannel)).toEqual([
      0, 0, 0, 255, 255, 255, 0, 0,
    ]);
  });
});

describe('the weights of luminance', () => {
  it('are those of Y in XYZ to four decimals, and add up to 1', () => {
    const primaries = [
      { lr: 1, lg: 0, lb: 0 },
      { lr: 0, lg: 1, lb: 0 },
      { lr: 0, lg: 0, lb: 1 },
    ];
    expect(LUMINANCE_WEIGHTS).toEqual(primaries.map((light) => Number(linearToXyz(light).y.toFixed(4))));
    const [red, green, blue] = LUMINANCE_WEIGHTS;
    expect(red + green + blue).toBeCloseTo(1, 12);
  });
});
