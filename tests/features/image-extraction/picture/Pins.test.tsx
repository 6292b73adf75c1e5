import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { MESSAGES } from '../../../../src/domain/messages';
import { IMAGE_MESSAGES, colorRemovedMessage } from '../../../../src/domain/imageMessages';
import { createMemoryStore } from '../../../support/fakeServices';
import { TEN } from '../fakePictures';
import { at, drag, layer, openPins, pin, pins, showEightColumns } from './pinsPage';

showEightColumns();

describe('the pins of a picture', () => {
  it('are named by their colors, as the palette names them, with their places', async () => {
    await openPins();
    expect(
      await screen.findByRole('button', {
        name: /#00FF00, 19 percent across, \d+ percent down, pin 2 of 3$/,
      }),
    ).toBeDefined();
  });

  it('give their color another place, with the palette following at once, as one step of the history', async () => {
    const { columns, user } = await openPins();
    drag(pin(/#00FF00, .* pin \d/), 15, 35);
    expect(columns()[1]).toContain('#123456');
    fireEvent.pointerMove(layer(), at(45));
    expect(columns()[1]).toContain('#234567');
    fireEvent.pointerUp(layer(), at(45));
    expect(columns()[1]).toContain('#234567');
    expect(columns()).toHaveLength(3);
    await user.keyboard('{Control>}z{/Control}');
    expect(columns()[1]).toContain('#00FF00');
    expect(pin(/#00FF00, .* pin \d/)).toBeDefined();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(columns()[1]).toContain('#234567');
  });

  it('copy their color when they are pressed, by key and by pointer', async () => {
    // Without the color of the corner, where the click of a key is.
    const { user, columns, services } = await openPins(TEN.slice(1, 3));
    const measured = vi.spyOn(services.imageExtractor, 'shares');
    const before = columns();
    pin(/#0000FF, .* pin \d/).focus();
    await user.keyboard('{Enter}');
    fireEvent.pointerDown(pin(/#00FF00, .* pin \d/), at(15));
    fireEvent.pointerUp(layer(), at(16));
    expect(services.copied).toEqual(['#0000FF', '#00FF00']);
    expect(measured).not.toHaveBeenCalled();
    expect(columns()).toEqual(before);
  });

  it('move to another place of the same color without a step of the history', async () => {
    const { columns, user } = await openPins();
    drag(pin(/#00FF00, .* pin \d/), 15, 35);
    fireEvent.pointerUp(layer(), at(35));
    await user.keyboard('{Control>}z{/Control}');
    expect(columns()[1]).toContain('#00FF00');
    fireEvent.pointerDown(pin(/#00FF00, .* pin \d/), at(15));
    fireEvent.pointerMove(layer(), at(15, 5));
    fireEvent.pointerUp(layer(), at(15, 5));
    expect(pin(/#00FF00, 19 percent across, 8 percent down, pin 2 of 3$/)).toBeDefined();
    // What was undone can still be brought back.
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(columns()[1]).toContain('#123456');
  });

  it('move along the same color by keys before they leave it, which is the one step', async () => {
    const { columns, user } = await openPins();
    pin(/#0000FF, .* pin \d/).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(columns()[2]).toContain('#123456');
    await user.keyboard('{Control>}z{/Control}');
    expect(columns()[2]).toContain('#0000FF');
  });

  it('go back on Escape, and where the palette has the color already', async () => {
    const { columns } = await openPins();
    const before = columns();
    drag(pin(/#00FF00, .* pin \d/), 15, 35);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerUp(layer(), at(35));
    expect(columns()).toEqual(before);
    drag(pin(/#00FF00, .* pin \d/), 15, 5);
    fireEvent.pointerUp(layer(), at(5));
    expect(columns()).toEqual(before);
    expect(await screen.findByText(IMAGE_MESSAGES.colorInPalette)).toBeDefined();
  });

  it('keep their color over a transparent part', async () => {
    const { columns } = await openPins();
    drag(pin(/#00FF00, .* pin \d/), 15, 55);
    fireEvent.pointerMove(layer(), at(65));
    expect(columns()[1]).toContain('#345678');
  });

  it('move by a pixel with the arrow keys, by ten with Shift, undone together', async () => {
    const { columns, user } = await openPins();
    pin(/#0000FF, .* pin \d/).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(columns()[2]).toContain('#234567');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(columns()[2]).toContain('#00FFFF');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/#00FFFF, .* pin \d/);
    expect(screen.getByText(/#00FFFF, 94 percent across/, { selector: 'output' })).toBeDefined();
    await user.keyboard('{Control>}z{/Control}');
    expect(columns()[2]).toContain('#0000FF');
  });

  it('are taken out with Delete, down to two, and the next one has the focus', async () => {
    const { columns, user } = await openPins();
    pin(/#FF0000, .* pin \d/).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(columns()).toHaveLength(2));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/#00FF00, .* pin \d/),
    );
    await user.keyboard('{Backspace}');
    expect(columns()).toHaveLength(2);
    expect(await screen.findByText(MESSAGES.paletteTooSmall)).toBeDefined();
  });
});

describe('a pin that is taken out', () => {
  it('is told of, and comes back with its place in the palette', async () => {
    const { columns, user } = await openPins();
    pin(/#00FF00, .* pin \d/).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(columns()).toHaveLength(2));
    const messages = await screen.findByRole('region', { name: 'Messages' });
    expect(await within(messages).findByText(colorRemovedMessage('#00FF00'))).toBeDefined();
    await user.click(await within(messages).findByRole('button', { name: 'Undo' }));
    expect(columns()).toHaveLength(3);
    expect(columns()[1]).toContain('#00FF00');
    expect(pin(/#00FF00, .* pin 2 of 3$/)).toBeDefined();
  });
});

describe('the magnifier', () => {
  it('is there under the mouse, not under a finger, nor over a pin', async () => {
    await openPins();
    fireEvent.pointerMove(layer(), at(35));
    expect(screen.getByText('#123456')).toBeDefined();
    fireEvent.pointerMove(layer(), at(45));
    expect(screen.getByText('#234567')).toBeDefined();
    fireEvent.pointerMove(pin(/#00FF00, .* pin \d/), at(45));
    expect(screen.queryByText('#234567')).toBeNull();
    fireEvent.pointerMove(layer(), { ...at(35), pointerType: 'touch' });
    expect(screen.queryByText('#123456')).toBeNull();
  });

  it('is gone with the mouse', async () => {
    await openPins();
    fireEvent.pointerMove(layer(), at(35));
    fireEvent.pointerLeave(layer(), at(90));
    expect(screen.queryByText('#123456')).toBeNull();
  });
});

describe('how much a color is the mean of', () => {
  it('is five pixels a side at first, of which what is transparent tells nothing', async () => {
    const { user, columns } = await openPins(TEN.slice(0, 3), createMemoryStore());
    fireEvent.pointerDown(layer(), at(75));
    fireEvent.pointerUp(layer(), at(75));
    // Of the five columns the last three lie in the picture, and one of those is transparent.
    expect(columns()[3]).toContain('#23C3CB');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sample size' }), '1 px');
    fireEvent.pointerDown(layer(), at(75));
    fireEvent.pointerUp(layer(), at(75));
    expect(columns()[4]).toContain('#00FFFF');
  });

  it('is remembered on this device', async () => {
    const storage = createMemoryStore();
    const { user, unmount } = await openPins(TEN.slice(0, 3), storage);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sample size' }), '11 px average');
    unmount();
    await openPins(TEN.slice(0, 3), storage);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sample size' }).value).toBe('11');
  });
});

describe('the pins can be hidden', () => {
  it('with a button or a key, and colors are picked all the same', async () => {
    const { user, columns } = await openPins();
    await user.click(screen.getByRole('button', { name: 'Show pins', pressed: true }));
    expect(pins()).toEqual([]);
    fireEvent.pointerDown(layer(), at(45));
    fireEvent.pointerUp(layer(), at(45));
    expect(columns()[3]).toContain('#234567');
    await user.keyboard('p');
    await waitFor(() => expect(pins()).toHaveLength(4));
  });
});

describe('single keys', () => {
  it('leave the picture alone where they are switched off', async () => {
    const storage = createMemoryStore({ 'hueloom-single-key-shortcuts': false });
    const { user } = await openPins(TEN.slice(0, 3), storage);
    screen.getByRole('button', { name: 'Show pins' }).focus();
    await user.keyboard('p');
    expect(screen.getByRole('button', { name: 'Show pins', pressed: true })).toBeDefined();
  });
});

describe('a click on the picture', () => {
  it('adds the color there, with the focus on its pin', async () => {
    const { columns } = await openPins();
    fireEvent.pointerDown(layer(), at(45));
    expect(columns()[3]).toContain('#234567');
    fireEvent.pointerUp(layer(), at(45));
    fireEvent.click(layer(), at(45));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/#234567, .* pin \d/),
    );
    expect(columns()).toHaveLength(4);
  });

  it('tells no share of the color before its pixels are counted', async () => {
    const { columns } = await openPins();
    fireEvent.pointerDown(layer(), at(45));
    expect(columns()[3]).toMatch(/^… /);
    fireEvent.pointerUp(layer(), at(45));
    fireEvent.click(layer(), at(45));
    await waitFor(() => expect(columns()[3]).toMatch(/^25% /));
  });

  it('aims once a finger has rested, and adds what it is let go over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { columns } = await openPins();
    const finger = (x: number) => ({ ...at(x), pointerType: 'touch' });
    fireEvent.pointerDown(layer(), finger(35));
    act(() => void vi.advanceTimersByTime(250));
    expect(columns()[3]).toContain('#123456');
    fireEvent.pointerMove(layer(), finger(45));
    fireEvent.pointerUp(layer(), finger(45));
    fireEvent.click(layer(), finger(45));
    vi.useRealTimers();
    await waitFor(() => expect(columns()).toHaveLength(4));
    expect(columns()[3]).toContain('#234567');
  });

  it('does not aim with a finger that scrolls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { columns } = await openPins();
    const finger = (x: number) => ({ ...at(x), pointerType: 'touch' });
    fireEvent.pointerDown(layer(), finger(35));
    fireEvent.pointerMove(layer(), finger(48));
    act(() => void vi.advanceTimersByTime(250));
    expect(columns()).toHaveLength(3);
    vi.useRealTimers();
  });

  it('does so for a finger, which may also scroll', async () => {
    const { columns } = await openPins();
    fireEvent.pointerDown(layer(), { ...at(45), pointerType: 'touch' });
    expect(columns()).toHaveLength(3);
    fireEvent.click(layer(), at(45));
    await waitFor(() => expect(columns()).toHaveLength(4));
  });

  it('says so where the palette is full, has the color, or nothing is to be seen', async () => {
    const { columns } = await openPins();
    fireEvent.click(layer(), at(5));
    expect(await screen.findByText(IMAGE_MESSAGES.colorInPalette)).toBeDefined();
    fireEvent.click(layer(), at(65));
    expect(await screen.findByText(IMAGE_MESSAGES.colorOutsidePicture)).toBeDefined();
    expect(columns()).toHaveLength(3);
    expect(screen.queryByText(/^Added: /)).toBeNull();
  });

  it('stops at nine colors and says so [X-12]', async () => {
    const { columns } = await openPins(TEN.slice(0, 9));
    fireEvent.pointerDown(layer(), at(45));
    fireEvent.pointerUp(layer(), at(45));
    expect(columns()).toHaveLength(9);
    expect(await screen.findByText(MESSAGES.paletteTooLarge)).toBeDefined();
  });
});
