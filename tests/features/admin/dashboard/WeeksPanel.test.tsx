import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { WeeksPanel } from '../../../../src/features/admin/dashboard/WeeksPanel';

const WEEKS = ['2026-11-09', '2026-11-16'].map((start, index) => ({
  start,
  signUps: 1200 + index,
  upgrades: 7 + index,
}));

it('forgets the chosen week where the weeks could not be read again, and offers to try', () => {
  const retry = vi.fn();
  const { rerender } = render(<WeeksPanel weeks={WEEKS} onRetry={null} />);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('1,201 sign-ups, 8 new PRO');
  rerender(<WeeksPanel weeks={null} onRetry={retry} />);
  expect(screen.queryByText('1,201')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
