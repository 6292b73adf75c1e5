import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { SelectField } from '../../src/ui/SelectField';

afterEach(cleanup);

it('answers with the value of the chosen option, not with its text', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const options = [2, 3, 9].map((value) => ({ value, label: `${value} colors` }));
  render(<SelectField label="Number of colors" options={options} value={3} onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Number of colors' });
  expect(field).toHaveProperty('value', '3');
  await userEvent.setup().selectOptions(field, '9 colors');
  expect(onChange.mock.calls).toEqual([[9]]);
});
