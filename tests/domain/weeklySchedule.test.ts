import { describe, expect, it } from 'vitest';

import { isScheduleWeek, isScheduleYear } from '../../src/domain/weeklySchedule';

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
