import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { SegmentedTabs } from '../../src/ui/SegmentedTabs';

const OPTIONS = [
  { value: 'hue', label: 'Hue' },
  { value: 'saturation', label: 'Saturation' },
  { value: 'lightness', label: 'Lightness' },
] as const;
type Value = (typeof OPTIONS)[number]['value'];

const setUp = () => {
  const onChange = vi.fn<(value: Value) => void>();
  const Tabs = () => {
    const [value, setValue] = useState<Value>('hue');
    return (
      <SegmentedTabs<Value>
        label="Sort"
        options={OPTIONS}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  };
  render(<Tabs />);
  return { onChange, user: userEvent.setup() };
};

afterEach(cleanup);

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('selects the tab that is clicked', async () => {
  const { user } = setUp();
  expect(selected()).toBe('Hue');
  await user.click(screen.getByRole('tab', { name: 'Lightness' }));
  expect(selected()).toBe('Lightness');
});

it('tells when the selected tab is clicked again', async () => {
  const { user, onChange } = setUp();
  await user.click(screen.getByRole('tab', { name: 'Hue' }));
  expect(onChange.mock.calls).toEqual([['hue']]);
});

it('is one stop of the Tab key, and moves around with arrows, Home and End', async () => {
  const { user } = setUp();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Hue');
  for (const [key, expected] of [
    ['{ArrowRight}', 'Saturation'],
    ['{End}', 'Lightness'],
    ['{ArrowRight}', 'Hue'],
    ['{ArrowLeft}', 'Lightness'],
    ['{Home}', 'Hue'],
  ] as const) {
    await user.keyboard(key);
    expect(selected()).toBe(expected);
    expect(document.activeElement?.textContent).toBe(expected);
  }
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('can be entered where none of its tabs is selected', async () => {
  render(<SegmentedTabs<string> label="Sort" options={OPTIONS} value="name" onChange={() => {}} />);
  const user = userEvent.setup();
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Hue');
});
