import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { WeekBars } from '../../../../src/features/admin/dashboard/WeekBars';

const draw = (values: readonly number[], chosen: number | null = null) => {
  const { container } = render(<WeekBars kind="signUps" values={values} lineCount={4} chosen={chosen} />);
  return [...container.querySelectorAll('rect')];
};
const percent = (text: string | null | undefined) => Number.parseFloat(text ?? '');

it('a bar ends at the line of its value', () => {
  const bars = draw([0, 100, 200, 400]);
  for (const [week, label] of ['0', '100', '200', '400'].entries()) {
    const line = screen.getByText(label).parentElement;
    expect(100 - percent(bars[week]?.getAttribute('y'))).toBe(percent(line?.style.bottom));
  }
  expect(bars.map((bar) => percent(bar.getAttribute('y')))).toEqual([100, 75, 50, 0]);
});

it('a bar reaches from there to the bottom, and a week without any has none', () => {
  const [none, ...bars] = draw([0, 100, 400]);
  expect(percent(none?.style.height)).toBe(0);
  expect(bars.map(({ style }) => percent(/[\d.]+%/.exec(style.height)?.[0]))).toEqual([25, 100]);
});

it('the bars stand side by side, each in the middle of its week', () => {
  expect(draw([1, 1, 1, 1]).map((bar) => bar.getAttribute('x'))).toEqual([
    '12.5%',
    '37.5%',
    '62.5%',
    '87.5%',
  ]);
});

it('the week that is not over, and the one that is chosen, look different from others', () => {
  const bars = draw([3, 4, 5], 1);
  expect(bars.map(({ dataset }) => dataset['running'])).toEqual([undefined, undefined, 'true']);
  expect(bars.map(({ dataset }) => dataset['chosen'])).toEqual([undefined, 'true', undefined]);
});
