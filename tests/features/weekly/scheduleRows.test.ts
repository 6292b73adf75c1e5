import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import type { ScheduledPalette } from '../../../src/domain/weeklyPalette';
import { scheduleRows } from '../../../src/features/weekly/scheduleRows';

const stored = (year: number, week: number): ScheduledPalette => ({
  id: `${year}-${week}`,
  colors: [colorFromHex('#112233'), colorFromHex('#445566')],
  background: { type: 'image', url: '/weekly/slow-tide.jpg' },
  year,
  week,
  clickCount: 0,
});
const NOW = new Date('2026-11-20T12:00:00Z');
const nameOf = ({ year, week }: { year: number; week: number }) => `${year} ${week}`;

describe('the schedule', () => {
  it('runs from the first stored week to the last week of the next year, gaps included [A-35]', () => {
    const rows = scheduleRows([stored(2026, 44), stored(2026, 47)], NOW);
    expect(rows.slice(0, 4).map(nameOf)).toEqual(['2026 44', '2026 45', '2026 46', '2026 47']);
    expect(rows.slice(0, 4).map(({ palette }) => palette?.id ?? null)).toEqual([
      '2026-44',
      null,
      null,
      '2026-47',
    ]);
    // 2026 is a long year, 2027 is not.
    expect(rows.map(nameOf)).toContain('2026 53');
    expect(nameOf(rows.at(-1) ?? { year: 0, week: 0 })).toBe('2027 52');
    expect(rows).toHaveLength(10 + 52);
  });

  it('marks the week that it is, once', () => {
    const rows = scheduleRows([stored(2025, 50)], NOW);
    expect(rows.filter(({ isThisWeek }) => isThisWeek).map(nameOf)).toEqual(['2026 47']);
  });

  it('begins with this week where nothing is stored', () => {
    expect(nameOf(scheduleRows([], NOW)[0] ?? { year: 0, week: 0 })).toBe('2026 47');
  });

  it('counts the first days of a year to the week that they belong to', () => {
    // The 1st of January 2027 is a Friday of week 53.
    const rows = scheduleRows([], new Date('2027-01-01T00:00:00Z'));
    expect(nameOf(rows[0] ?? { year: 0, week: 0 })).toBe('2026 53');
    expect(rows.at(-1)).toMatchObject({ year: 2027, week: 52 });
  });

  it('lists a week 53 that was stored for a year without one, as given', () => {
    const rows = scheduleRows([stored(2025, 53)], NOW);
    expect(rows[0]).toMatchObject({ year: 2025, week: 53, palette: { id: '2025-53' } });
    expect(rows[1]).toMatchObject({ year: 2026, week: 1 });
  });

  it('reaches as far as something is stored', () => {
    expect(scheduleRows([stored(2026, 47), stored(2030, 3)], NOW).at(-1)).toMatchObject({
      year: 2030,
      week: 52,
    });
  });
});
