import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expandedToggled, selectIsExpanded } from '../../../../src/features/builder/expanded/expandedSlice';
import { generatePalette } from '../../../../src/features/builder/generator/generatePalette';
import { asPlan } from '../../../support/asPlan';
import { createFakeServices, createMemoryStore } from '../../../support/fakeServices';
import { renderToolbar } from '../../../support/renderToolbar';

const NINE = '100000-200000-300000-400000-500000-600000-700000-800000-900000';

/** Presses a key where the focus is, and tells whether the browser's own action was prevented. */
const press = (key: string, init: KeyboardEventInit & { timeStamp?: number } = {}): boolean => {
  const { timeStamp, ...rest } = init;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...rest });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return event.defaultPrevented;
};
const swatch = (n: number) => screen.getByRole('button', { name: new RegExp(`^Color ${n}:`) });

describe('the shortcuts', () => {
  it('generate with Space, and the page does not scroll [B-45]', () => {
    const { hexes, steps } = renderToolbar();
    expect(press(' ')).toBe(true);
    expect(steps()).toBe(2);
    expect(hexes()).toHaveLength(3);
    expect(hexes()).not.toContain('#0D9488');
  });

  it('select a color with 1 to 9 [B-46]', () => {
    const { selected } = renderToolbar({ link: NINE });
    for (const digit of '987654321') {
      press(digit);
      expect(selected()).toBe(Number(digit) - 1);
    }
  });

  it('select none that the palette does not have [B-46]', () => {
    const { selected } = renderToolbar();
    press('3');
    for (const digit of ['4', '9', '0']) expect(press(digit)).toBe(false);
    expect(selected()).toBe(2);
  });

  it.each(['ctrlKey', 'metaKey'])('save with %s and S, never by the browser [B-47]', async (mod) => {
    const { dialog, dispatch } = renderToolbar();
    await dispatch(asPlan('free'));
    expect(press('s', { [mod]: true })).toBe(true);
    expect(dialog()?.dialog).toBe('savePalette');
    // Neither with the dialog open.
    await screen.findByRole('dialog');
    expect(press('s', { [mod]: true })).toBe(true);
  });

  it.each<[string, KeyboardEventInit]>([
    ['Shift', { shiftKey: true }],
    // The right Alt key of many keyboards is both, and types a letter.
    ['Alt', { altKey: true }],
  ])('leave S with Ctrl and %s to others [B-47]', async (_, init) => {
    const { dialog, dispatch } = renderToolbar();
    await dispatch(asPlan('free'));
    expect(press('s', { ctrlKey: true, ...init })).toBe(false);
    expect(dialog()).toBeNull();
  });

  it.each<[string, string, KeyboardEventInit]>([
    ['the left arrow', 'ArrowLeft', {}],
    ['Ctrl+Z', 'z', { ctrlKey: true }],
    ['Cmd+Z', 'z', { metaKey: true }],
  ])('go back with %s [B-48]', async (_, key, init) => {
    const { hexes, index, dispatch } = renderToolbar();
    await dispatch(generatePalette());
    expect(press(key, init)).toBe(true);
    expect(index()).toBe(0);
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
  });

  it.each<[string, string, KeyboardEventInit]>([
    ['the right arrow', 'ArrowRight', {}],
    ['Ctrl+Shift+Z', 'Z', { ctrlKey: true, shiftKey: true }],
    ['Cmd+Shift+Z', 'Z', { metaKey: true, shiftKey: true }],
    ['Ctrl+Y', 'y', { ctrlKey: true }],
  ])('go forward with %s [B-49]', async (_, key, init) => {
    const { index, dispatch } = renderToolbar();
    await dispatch(generatePalette());
    press('ArrowLeft');
    expect(index()).toBe(0);
    expect(press(key, init)).toBe(true);
    expect(index()).toBe(1);
  });

  it('expand with F, collapse with F or Escape [B-50]', () => {
    const { store } = renderToolbar();
    const isExpanded = () => selectIsExpanded(store.getState());
    press('Escape');
    expect(isExpanded()).toBe(false);
    press('f');
    expect(isExpanded()).toBe(true);
    press('f');
    expect(isExpanded()).toBe(false);
    press('f');
    press('Escape');
    expect(isExpanded()).toBe(false);
  });

  it('repeat the last export with Ctrl, Shift and E; where there was none, choose one', async () => {
    const { dialog, store } = renderToolbar({ link: '0d9488-f5f5f4&n=Teal' });
    expect(press('E', { ctrlKey: true, shiftKey: true })).toBe(true);
    await waitFor(() => expect(dialog()?.dialog).toBe('export'));
    expect(store.getState().dialogs.open).toMatchObject({ palette: { name: 'Teal' } });
  });

  it('open their sheet with a question mark', async () => {
    renderToolbar();
    press('?', { shiftKey: true });
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = [...sheet.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys).toEqual(expect.arrayContaining(['Space', 'Enter', 'Esc', 'F']));
  });
});

describe('a shortcut is not meant', () => {
  it.each([
    ['an input', <input key="x" aria-label="target" />],
    ['a textarea', <textarea key="x" aria-label="target" />],
    ['a select', <select key="x" aria-label="target" />],
    ['editable text', <div key="x" aria-label="target" contentEditable suppressContentEditableWarning />],
    [
      'a button within editable text',
      <div key="x" contentEditable suppressContentEditableWarning>
        <button type="button" aria-label="target" />
      </div>,
    ],
  ])('in %s [B-51]', (_, field) => {
    const { steps, selected, index, store } = renderToolbar({ children: field });
    screen.getByLabelText('target').focus();
    for (const key of [' ', '2', 'f', 'ArrowLeft', 'ArrowRight', '?', 'Escape'])
      expect(press(key)).toBe(false);
    expect(press('z', { ctrlKey: true })).toBe(false);
    expect([steps(), selected(), index(), store.getState().dialogs.open]).toEqual([1, 0, 0, null]);
    // Saving is no text either, but the browser's own dialog helps nobody.
    expect(press('s', { ctrlKey: true })).toBe(true);
    expect(store.getState().dialogs.open).toBeNull();
  });

  it('in a checkbox: only the keys that tick it are its own [B-51]', () => {
    const children = <input aria-label="target" type="checkbox" />;
    const { steps, selected, dialog } = renderToolbar({ children });
    screen.getByLabelText('target').focus();
    expect(press(' ')).toBe(false);
    press('2');
    expect([steps(), selected()]).toEqual([1, 1]);
    expect(press('s', { ctrlKey: true })).toBe(true);
    expect(dialog()).not.toBeNull();
  });

  it('while a dialog is open; Escape closes that and nothing else [B-50] [B-45]', async () => {
    const { user, steps, store } = renderToolbar();
    press('f');
    const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
    await user.click(button);
    await screen.findByRole('dialog');
    press(' ');
    press('2');
    expect(steps()).toBe(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The focus goes back to the button some time later, and with it comes the button's tooltip: the next to close.
    await waitFor(() => expect(document.activeElement).toBe(button));
    await screen.findByRole('tooltip', { name: 'Keyboard shortcuts (?)' });
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(selectIsExpanded(store.getState())).toBe(true);
    // The focus is back at the button, whose tooltip would take this key.
    act(() => button.blur());
    press('Escape');
    expect(selectIsExpanded(store.getState())).toBe(false);
  });

  it('while a swatch is dragged', () => {
    const { store, steps } = renderToolbar({ children: <div data-dragged /> });
    act(() => void store.dispatch(expandedToggled()));
    press('Escape');
    press(' ');
    expect([selectIsExpanded(store.getState()), steps()]).toEqual([true, 1]);
  });

  it('where a text is being composed', () => {
    const { steps } = renderToolbar();
    press(' ', { isComposing: true });
    expect(steps()).toBe(1);
  });

  it('where a control uses the key: Space and Enter on buttons, arrows on tabs', async () => {
    const clicked = vi.fn<() => void>();
    const { user, steps, dispatch, index } = renderToolbar({
      children: (
        <>
          <button type="button" onClick={clicked}>
            other
          </button>
          <span role="tab" aria-selected tabIndex={0}>
            tab
          </span>
        </>
      ),
    });
    await dispatch(generatePalette());
    screen.getByRole('button', { name: 'other' }).focus();
    await user.keyboard(' ');
    expect(clicked).toHaveBeenCalledOnce();
    expect(steps()).toBe(2);
    screen.getByRole('tab').focus();
    expect(press('ArrowLeft')).toBe(false);
    expect(index()).toBe(1);
    // What the control does not use is still a shortcut.
    press('ArrowLeft', { ctrlKey: true });
    press('z', { ctrlKey: true });
    expect(index()).toBe(0);
  });

  it('where something has answered the key already', () => {
    const { index } = renderToolbar();
    const answer = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', answer);
    press('2');
    press(' ');
    document.removeEventListener('keydown', answer);
    expect(index()).toBe(0);
  });
});

describe('on a swatch', () => {
  it('Space generates and Enter selects [B-45]', async () => {
    const { user, steps, selected } = renderToolbar();
    swatch(2).focus();
    await user.keyboard('{Enter}');
    expect([steps(), selected()]).toEqual([1, 1]);
    swatch(3).focus();
    await user.keyboard(' ');
    // Selected is the first, not the third: its button was not clicked by the key that came up again.
    expect([steps(), selected()]).toEqual([2, 0]);
  });
});

describe('a key that is held', () => {
  it('generates about eight times a second [B-45]', async () => {
    const { steps, dispatch } = renderToolbar();
    await dispatch(asPlan('pro'));
    press(' ', { timeStamp: 0 });
    // As a keyboard repeats: after half a second, 30 times a second.
    for (let ms = 500; ms < 1500; ms += 33) press(' ', { repeat: true, timeStamp: ms });
    expect(steps()).toBeGreaterThan(2 + 6);
    expect(steps()).toBeLessThanOrEqual(2 + 8 + 1);
  });

  it('does once what is done once [B-50]', () => {
    const { store } = renderToolbar();
    press('f', { timeStamp: 0 });
    for (let ms = 500; ms < 1500; ms += 33) press('f', { repeat: true, timeStamp: ms });
    expect(selectIsExpanded(store.getState())).toBe(true);
  });
});

describe('single-key shortcuts', () => {
  it('can be switched off on this device; those with a modifier stay', async () => {
    const services = createFakeServices({ storage: createMemoryStore() });
    const { user, steps, index, dispatch } = renderToolbar({ services });
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const setting = await screen.findByRole('switch', { name: 'Single-key shortcuts' });
    expect(setting.getAttribute('aria-checked')).toBe('true');
    await user.click(setting);
    expect(setting.getAttribute('aria-checked')).toBe('false');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    (document.activeElement as HTMLElement).blur();
    for (const key of [' ', '2', 'f', '?', 'ArrowLeft']) expect(press(key)).toBe(false);
    expect(steps()).toBe(1);
    expect(screen.getByRole('button', { name: 'Expand palette' })).toBeDefined();
    await dispatch(generatePalette());
    press('z', { ctrlKey: true });
    expect(index()).toBe(0);
  });

  it('stay off on the next visit', () => {
    const storage = createMemoryStore({ 'hueloom-single-key-shortcuts': false });
    const { steps } = renderToolbar({ services: createFakeServices({ storage }) });
    press(' ');
    expect(steps()).toBe(1);
  });

  it('leave Escape as it is, which gets out of what is open [B-50]', () => {
    const storage = createMemoryStore({ 'hueloom-single-key-shortcuts': false });
    const { store } = renderToolbar({ services: createFakeServices({ storage }) });
    fireEvent.click(screen.getByRole('button', { name: 'Expand palette' }));
    press('Escape');
    expect(selectIsExpanded(store.getState())).toBe(false);
  });
});
