import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { groupColors } from '../../src/palette/groupColors';
import { hueColors } from '../../src/palette/hueColors';

const times = (count: number, hex: string): string[] => Array.from({ length: count }, () => hex);

const taken = (hexes: readonly string[], most = 9): string[] => {
  const groups = groupColors(hexes.map((hex) => ({ color: colorFromHex(hex), name: null })));
  return hueColors(groups, most).map((i) => formatHex(groups[i]?.color ?? colorFromHex('#000000')));
};

/** The grays of Tailwind's slate, which are tinted blue. */
const SLATE = ['#0F172A', '#1E293B', '#334155', '#475569', '#64748B', '#94A3B8', '#CBD5E1', '#F1F5F9'];

describe('one color of each hue', () => {
  it('is no gray, however often those stand there', () => {
    const grays = ['#000000', '#FFFFFF', '#888888', ...SLATE].flatMap((hex) => times(20, hex));
    expect(taken([...grays, '#DC2626', '#16A34A', '#2563EB'])).toEqual(['#DC2626', '#16A34A', '#2563EB']);
  });

  it('is the most frequent of its hue', () => {
    // Two reds and two blues; of each the one that stands there more often.
    expect(taken(['#DC2626', ...times(3, '#7F1D1D'), '#1E3A8A', ...times(2, '#60A5FA')])).toEqual([
      '#7F1D1D',
      '#60A5FA',
    ]);
  });

  it('is one of two pinks between which the circle of hues begins anew', () => {
    expect(taken([...times(2, '#FF0080'), '#FF0099', '#16A34A'])).toEqual(['#FF0080', '#16A34A']);
  });

  it('is spread as far as so many can be', () => {
    // Of red, vermilion, yellow, green, cyan and blue, three lie a third of the circle apart at most.
    const six = ['#FF0000', '#FF4500', '#FFD700', '#00C000', '#00CED1', '#0000FF'];
    expect(taken(six, 3)).toEqual(['#FF0000', '#00C000', '#0000FF']);
    expect(taken(six, 6)).not.toContain('#FF4500');
  });

  it('is never more than a palette holds, though there are more hues', () => {
    const wheel = ['#FF0000', '#FF8000', '#FFD000', '#80FF00', '#00C000', '#00FF99', '#00FFFF', '#0090FF'];
    expect(taken([...wheel, '#0000FF', '#8000FF', '#FF00FF', '#FF0080'])).toHaveLength(9);
  });

  it('is nothing among grays alone', () => {
    expect(taken([...SLATE, '#777777'])).toEqual([]);
  });
});
