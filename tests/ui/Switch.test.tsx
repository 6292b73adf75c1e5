import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Switch } from '../../src/ui/Switch';

afterEach(cleanup);

const Light = ({ onChange }: { readonly onChange: (isOn: boolean) => void }) => {
  const [isOn, setIsOn] = useState(false);
  const change = (next: boolean) => {
    setIsOn(next);
    onChange(next);
  };
  return <Switch label="Light" isOn={isOn} onChange={change} />;
};

describe('a switch', () => {
  it('turns on and off by mouse and keyboard, and says which it is', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(isOn: boolean) => void>();
    render(<Light onChange={onChange} />);
    await user.click(screen.getByRole('switch', { name: 'Light', checked: false }));
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
    expect(screen.getByRole('switch', { name: 'Light', checked: true })).toBeTruthy();
  });

  it('does nothing while it is disabled, and keeps the focus', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(isOn: boolean) => void>();
    render(<Switch label="Light" isOn disabled onChange={onChange} />);
    await user.tab();
    await user.keyboard(' ');
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Light', checked: true }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
