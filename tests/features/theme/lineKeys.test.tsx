import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inNextLine } from '../../../src/features/theme/roles/lineKeys';
import { openTheme, PALETTE } from './openTheme';

const box = (left: number, top: number) => new DOMRect(left, top, 30, 30);

/** Two lines of three, and one of two that stand further to the right. */
const BOXES = [
  ...[0, 32, 64].map((left) => box(left, 0)),
  ...[0, 32, 64].map((left) => box(left, 34)),
  ...[40, 90].map((left) => box(left, 68)),
];

describe('the item in the next line', () => {
  it('is the one nearest to straight above or below', () => {
    expect(inNextLine(BOXES, 2, 1)).toBe(5);
    expect(inNextLine(BOXES, 0, 1)).toBe(3);
    expect(inNextLine(BOXES, 3, 1)).toBe(6);
    expect(inNextLine(BOXES, 7, -1)).toBe(5);
  });

  it('is none above the first and below the last', () => {
    expect(inNextLine(BOXES, 1, -1)).toBeNull();
    expect(inNextLine(BOXES, 6, 1)).toBeNull();
    expect(inNextLine([], 0, 1)).toBeNull();
  });
});

it('arrows up and down go to the scale above or below in the steps of a role', async () => {
  const { user, place } = await openTheme(PALETTE);
  await user.click(place('Primary in light'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Primary in light' }));
  const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const line = Number(this.dataset['roving']);
    return box((line % 11) * 32, Math.floor(line / 11) * 34);
  });
  onTestFinished(() => boxes.mockRestore());
  const name = () => document.activeElement?.getAttribute('aria-label');
  // The dialog gives the focus to its search first, and would take it back.
  await waitFor(() => expect(name()).toBe('Find a step'));
  dialog.getByRole('button', { name: /^teal 300, / }).focus();
  await user.keyboard('{ArrowDown}');
  expect(name()).toMatch(/^amber /);
  await user.keyboard('{ArrowUp}');
  expect(name()).toMatch(/^teal 300, /);
  await user.keyboard('{ArrowUp}');
  expect(name()).toMatch(/^teal 300, /);
});
