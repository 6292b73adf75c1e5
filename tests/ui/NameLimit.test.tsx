import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';

import { nameCutMessage } from '../../src/domain/nameMessages';
import { NameInput } from '../../src/features/builder/naming/NameInput';
import { NameField } from '../../src/ui/NameField';

const Field = () => {
  const [name, setName] = useState('');
  return <NameField label="Name" value={name} max={40} onChange={setName} />;
};

const FIELDS = [
  ['of a dialog', () => <Field />],
  [
    'of the builder',
    () => <NameInput label="Name" className={undefined} name={null} placeholder="" onClose={() => {}} />,
  ],
] as const;

it.each(FIELDS)('a field %s says when the end of a name was left out, and only then', async (_, draw) => {
  const user = userEvent.setup();
  onTestFinished(render(draw()).unmount);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const said = screen.getByRole('status');
  await user.click(field);
  await user.paste('a'.repeat(40));
  expect(said.textContent).toBe('');
  await user.type(field, 'b');
  expect(field.value).toBe('a'.repeat(40));
  expect(said.textContent).toBe(nameCutMessage(40));
  await user.type(field, '{Backspace}');
  expect(said.textContent).toBe('');
});
