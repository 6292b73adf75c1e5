import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { safeMediaUrl } from '../../src/domain/safeUrl';
import { DEFAULT_WEEKLY_PALETTE, isScheduleWeek, isScheduleYear } from '../../src/domain/weeklyPalette';
import { ROOT } from '../../supabase/local/paths.mjs';

describe('the built-in weekly palette', () => {
  it('has 5 colors and a sample video of our own', () => {
    const { colors, background } = DEFAULT_WEEKLY_PALETTE;
    expect(colors).toHaveLength(5);
    expect(background.type).toBe('video');
    expect(safeMediaUrl(background.url)).toBe(background.url);
    expect(existsSync(join(ROOT, 'src/app/public', background.url))).toBe(true);
  });
});

describe('the schedule', () => {
  it('takes weeks 1 to 53', () => {
    expect([0, 1, 53, 54, 1.5, Number.NaN].map(isScheduleWeek)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('takes years 2000 to 2100', () => {
    expect([1999, 2000, 2100, 2101, 2026.5, Number.NaN].map(isScheduleYear)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
