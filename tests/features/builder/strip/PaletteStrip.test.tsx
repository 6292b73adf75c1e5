import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FIVE, NINE, openStrip } from './openStrip';

const isRefused = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';
const reasonOf = (element: HTMLElement) =>
  document.querySelector(`[id="${element.getAttribute('aria-describedby')}"]`)?.textContent;

describe('the swatches', () => {
  it('show their controls on the selected one only [B-17]', async () => {
    const { buttons, select, swatch } = await openStrip();
    const controls = [
      'Drag to move',
      'Move left',
      'Move right',
      'Lock color',
      'Duplicate color',
      'Delete color',
    ];
    expect(controls.map((name) => buttons(name).length)).toEqual([1, 1, 1, 1, 1, 1]);
    await select(4);
    for (const name of controls) {
      const [control] = buttons(name);
      expect(buttons(name)).toHaveLength(1);
      expect(control?.closest('li')).toBe(swatch(4).closest('li'));
    }
  });

  it('duplicate themselves, and the copy is selected [B-18]', async () => {
    const { press, select, hexes, selected, steps } = await openStrip();
    await select(2);
    await press('Duplicate color');
    expect(hexes()).toEqual(['#2A1230', '#2B3FD6', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D']);
    expect(selected()).toEqual([3]);
    expect(steps()).toBe(2);
  });

  it('are not duplicated where there are 9, and say why [B-18]', async () => {
    const { button, press, hexes } = await openStrip(NINE);
    expect(isRefused(button('Duplicate color'))).toBe(true);
    expect(reasonOf(button('Duplicate color'))).toBe('A palette holds up to 9 colors.');
    await press('Duplicate color');
    expect(hexes()).toEqual(NINE);
    await press('Delete color');
    expect(isRefused(button('Duplicate color'))).toBe(false);
  });

  it('are deleted, and the neighbor that moves up is selected, at the end the last one [B-19]', async () => {
    const { press, select, hexes, selected } = await openStrip();
    await select(2);
    await press('Delete color');
    expect(hexes()).toEqual(['#2A1230', '#C9B6F2', '#F3EEE3', '#FF6A3D']);
    expect(selected()).toEqual([2]);
    await select(4);
    await press('Delete color');
    expect(hexes()).toEqual(['#2A1230', '#C9B6F2', '#F3EEE3']);
    expect(selected()).toEqual([3]);
  });

  it('are not deleted where there are 2, and say why [B-19]', async () => {
    const { button, press, hexes } = await openStrip(FIVE.slice(0, 2));
    expect(isRefused(button('Delete color'))).toBe(true);
    expect(reasonOf(button('Delete color'))).toBe('A palette needs at least 2 colors.');
    await press('Delete color');
    expect(hexes()).toEqual(FIVE.slice(0, 2));
    await press('Duplicate color');
    expect(isRefused(button('Delete color'))).toBe(false);
  });

  it('move by one place with a button, keep their lock, their selection and the focus, and say where they are [B-15]', async () => {
    const { button, press, select, hexes, locked, selected, steps, strip } = await openStrip();
    await select(2);
    await press('Lock color');
    await press('Move right');
    expect(hexes()).toEqual(['#2A1230', '#C9B6F2', '#2B3FD6', '#F3EEE3', '#FF6A3D']);
    expect(locked()).toEqual([false, false, true, false, false]);
    expect(selected()).toEqual([3]);
    expect(steps()).toBe(2);
    expect(document.activeElement).toBe(button('Move right'));
    expect(strip.parentElement?.textContent).toContain('Color 2, #2B3FD6, is now at position 3 of 5');
    await press('Move left');
    expect(hexes()).toEqual(FIVE);
    expect(document.activeElement).toBe(button('Move left'));
  });

  it('tell how keys move them [B-16]', async () => {
    const { strip } = await openStrip();
    const handle = within(strip).getByRole('button', {
      name: 'Drag to move',
      description:
        'Press Space or Enter to lift this color. Move it with the arrow keys, drop it with Space or Enter, or press Escape to cancel.',
    });
    expect(handle.closest('li')?.textContent).toContain('#2A1230');
  });

  it('do not move past an end, and say so', async () => {
    const { button, press, select, hexes } = await openStrip();
    await select(1);
    expect(reasonOf(button('Move left'))).toBe('This is the first color.');
    await press('Move left');
    expect(hexes()).toEqual(FIVE);
    await select(5);
    expect(reasonOf(button('Move right'))).toBe('This is the last color.');
    await press('Move right');
    expect(hexes()).toEqual(FIVE);
  });

  it('always show their lock while they are locked, and it unlocks', async () => {
    const { press, select, buttons, locked, steps } = await openStrip();
    await select(2);
    await press('Lock color');
    expect(locked()).toEqual([false, true, false, false, false]);
    await select(4);
    expect(buttons('Unlock color')).toHaveLength(1);
    await press('Unlock color');
    expect(locked()).toEqual([false, false, false, false, false]);
    expect(buttons('Unlock color')).toHaveLength(0);
    expect(steps()).toBe(1);
  });

  it('keep the focus in the strip when the one that had it goes', async () => {
    const { press, select, swatch } = await openStrip();
    await select(3);
    await press('Delete color');
    // Once the rendering without it is painted.
    await vi.waitFor(() => expect(document.activeElement).toBe(swatch(3)));
  });
});

describe('the colors between two neighbors', () => {
  const BOUNDARY = 'Add a color between color 4 and color 5';

  it('are five, even in OKLab, and the one that is added is selected [B-20] [B-21]', async () => {
    const { press, buttons, hexes, selected, steps, swatch } = await openStrip(['#000000', '#FFFFFF']);
    await press('Add a color between color 1 and color 2');
    const steps5 = buttons(/^Add this color: /).map((step) => step.getAttribute('aria-label')?.slice(-7));
    // OKLab lightness k/6 of a gray is its cube in linear light: 1/216, 1/27, 1/8, 8/27, 125/216.
    expect(steps5).toEqual(['#0F0F0F', '#363636', '#636363', '#949494', '#C8C8C8']);
    await press('Add this color: #636363');
    expect(hexes()).toEqual(['#000000', '#636363', '#FFFFFF']);
    expect(selected()).toEqual([2]);
    expect(steps()).toBe(2);
    expect(buttons(/^Add this color: /)).toHaveLength(0);
    expect(document.activeElement).toBe(swatch(2));
  });

  it('fill all free slots at once, where more than one is free [B-22]', async () => {
    const { press, buttons, hexes, selected, select, steps } = await openStrip();
    await select(5);
    await press(BOUNDARY);
    await press('Add 4 colors');
    expect(hexes()).toHaveLength(9);
    expect(hexes().filter((_, i) => i % 2 === 0)).toEqual(FIVE);
    expect(selected()).toEqual([9]);
    expect(steps()).toBe(2);
    expect(buttons(/^Add \d colors$/)).toHaveLength(0);
  });

  it.each([
    [7, 'Add 2 colors'],
    [8, null],
  ])('are offered all at once from 2 free slots on: %i colors, %s [B-22]', async (count, label) => {
    const { press, buttons } = await openStrip(NINE.slice(0, count));
    await press('Add a color between color 1 and color 2');
    expect(buttons(/^Add this color: /)).toHaveLength(5);
    expect(buttons(/^Add \d colors$/).map((button) => button.textContent)).toEqual(
      label === null ? [] : [label],
    );
  });

  it('are closed where there are 9 colors [B-21]', async () => {
    const { buttons } = await openStrip(NINE);
    expect(buttons(/^Add a color/)).toHaveLength(0);
  });

  it('are walked with arrow keys; Escape closes them and gives the focus back', async () => {
    const { user, press, button, buttons } = await openStrip();
    await press(BOUNDARY);
    const steps = buttons(/^Add this color: /);
    expect(document.activeElement).toBe(steps[2]);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(steps[0]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(steps[4]);
    await user.keyboard('{Escape}');
    expect(buttons(/^Add this color: /)).toHaveLength(0);
    expect(document.activeElement).toBe(button(BOUNDARY));
  });
});

it('says what a key did to the palette', async () => {
  const { user } = await openStrip();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  // Of the palette that was opened nothing.
  expect(said().join('')).toBe('');
  await user.keyboard(' ');
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^5 colors: \w/)));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^Undone\. 5 colors: \w/)));
});
