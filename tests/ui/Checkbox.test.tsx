import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { Checkbox } from '../../src/ui/Checkbox';

afterEach(cleanup);

const open = (props: Partial<Parameters<typeof Checkbox>[0]> = {}) => {
  const changes: boolean[] = [];
  render(
    <Checkbox
      label="Black and white"
      isChecked={false}
      onChange={(value) => changes.push(value)}
      {...props}
    />,
  );
  return { changes, user: userEvent.setup(), box: screen.getByRole<HTMLInputElement>('checkbox') };
};

describe('a checkbox', () => {
  it('says on its label and on the space bar that it was changed', async () => {
    const { changes, user } = open();
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByText('Black and white'));
    expect(changes).toEqual([true, true]);
  });

  it('shows what it is told, and is named with its note', () => {
    const { box } = open({ isChecked: true, note: 'Where they are absent' });
    expect(box.checked).toBe(true);
    expect(screen.getByRole('checkbox', { name: /Black and white.*Where they are absent/ })).toBe(box);
  });

  it('changes nothing while disabled', async () => {
    const { changes, user } = open({ isDisabled: true });
    await user.click(screen.getByText('Black and white'));
    expect(changes).toEqual([]);
  });
});
