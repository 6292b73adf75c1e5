import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MESSAGES } from '../../../../src/domain/messages';
import { createFakeExtractor, evenPalette, TEN } from '../fakePictures';
import { openPicture } from '../openImagePage';
import { paintRaster } from '../paintRaster';

/** Eight columns of pixels, each of its own color; the last but one is transparent. Six rows. */
const COLUMNS = [TEN[0], TEN[1], TEN[2], 0x123456, 0x234567, 0x345678, null, TEN[5]];
const RASTER = paintRaster(8, 6, (x) => COLUMNS[x] ?? null);

class FakeCanvas {
  getContext() {
    return {
      drawImage: () => undefined,
      getImageData: () => ({ data: RASTER.rgba, width: RASTER.width, height: RASTER.height }),
    };
  }

  transferToImageBitmap() {
    return null;
  }
}

// Ten CSS pixels for each of the picture's.
const BOX = { left: 0, top: 0, x: 0, y: 0, width: 80, height: 60, right: 80, bottom: 60 };

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    const middle = [this.style.left, this.style.top].map((part) => Number.parseFloat(part) / 100);
    const x = (middle[0] ?? 0) * 80;
    const y = (middle[1] ?? 0) * 60;
    const rect =
      this.dataset['pin'] === undefined ? BOX : { ...BOX, x, y, left: x, top: y, width: 0, height: 0 };
    return { ...rect, toJSON: () => rect };
  });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.releasePointerCapture = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pins = () => screen.queryAllByRole('button', { name: /^Pin of/ });
const pin = (name: RegExp) => screen.getByRole('button', { name });
const layer = () => screen.getByRole('group', { name: 'Pins of the palette' });

const openPins = async (colors: readonly number[] = TEN.slice(0, 3)) => {
  const imageExtractor = createFakeExtractor({ palette: evenPalette(colors) });
  const page = await openPicture({ imageExtractor });
  await waitFor(() => expect(pins().length).toBeGreaterThan(0));
  return page;
};

const at = (clientX: number, clientY = 30) => ({
  clientX,
  clientY,
  pointerId: 1,
  button: 0,
  isPrimary: true,
  pointerType: 'mouse',
});

/** Presses, moves, and stays there. */
const drag = (what: Element, from: number, to: number) => {
  fireEvent.pointerDown(what, at(from));
  fireEvent.pointerMove(what, at(to));
};

describe('the pins of a picture', () => {
  it('tell their color and where it is', async () => {
    await openPins();
    expect(pin(/^Pin of #00FF00, Electric Green|^Pin of #00FF00/).getAttribute('aria-label')).toMatch(
      /, 19 percent across, \d+ percent down$/,
    );
  });

  it('give their color another place, with the palette following at once, as one step of the history', async () => {
    const { columns, user } = await openPins();
    drag(pin(/^Pin of #00FF00/), 15, 35);
    expect(columns()[1]).toContain('#123456');
    fireEvent.pointerMove(layer(), at(45));
    expect(columns()[1]).toContain('#234567');
    fireEvent.pointerUp(layer(), at(45));
    expect(columns()[1]).toContain('#234567');
    expect(columns()).toHaveLength(3);
    await user.keyboard('{Control>}z{/Control}');
    expect(columns()[1]).toContain('#00FF00');
    expect(pin(/^Pin of #00FF00/)).toBeDefined();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(columns()[1]).toContain('#234567');
  });

  it('copy their color when they are pressed, by pointer and by key', async () => {
    const { user, columns, services } = await openPins();
    const before = columns();
    fireEvent.pointerDown(pin(/^Pin of #00FF00/), at(15));
    fireEvent.pointerUp(layer(), at(16));
    pin(/^Pin of #FF0000/).focus();
    await user.keyboard('{Enter}');
    expect(services.copied).toEqual(['#00FF00', '#FF0000']);
    expect(columns()).toEqual(before);
  });

  it('go back on Escape, and where the palette has the color already', async () => {
    const { columns } = await openPins();
    const before = columns();
    drag(pin(/^Pin of #00FF00/), 15, 35);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerUp(layer(), at(35));
    expect(columns()).toEqual(before);
    drag(pin(/^Pin of #00FF00/), 15, 5);
    fireEvent.pointerUp(layer(), at(5));
    expect(columns()).toEqual(before);
    expect(await screen.findByText(MESSAGES.colorInPalette)).toBeDefined();
  });

  it('keep their color over a transparent part', async () => {
    const { columns } = await openPins();
    drag(pin(/^Pin of #00FF00/), 15, 55);
    fireEvent.pointerMove(layer(), at(65));
    expect(columns()[1]).toContain('#345678');
  });

  it('move by a pixel with the arrow keys, by ten with Shift, undone together', async () => {
    const { columns, user } = await openPins();
    pin(/^Pin of #0000FF/).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(columns()[2]).toContain('#234567');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(columns()[2]).toContain('#00FFFF');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Pin of #00FFFF/);
    expect(screen.getByText(/^#00FFFF, .* 94 percent across/, { selector: 'output' })).toBeDefined();
    await user.keyboard('{Control>}z{/Control}');
    expect(columns()[2]).toContain('#0000FF');
  });

  it('are taken out with Delete, down to two, and the next one has the focus', async () => {
    const { columns, user } = await openPins();
    pin(/^Pin of #FF0000/).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(columns()).toHaveLength(2));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Pin of #00FF00/),
    );
    await user.keyboard('{Backspace}');
    expect(columns()).toHaveLength(2);
    expect(await screen.findByText(MESSAGES.paletteTooSmall)).toBeDefined();
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
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Pin of #234567/),
    );
    expect(columns()).toHaveLength(4);
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
    fireEvent.pointerDown(layer(), { ...at(5), pointerType: 'touch' });
    fireEvent.click(layer(), at(5));
    expect(await screen.findByText(MESSAGES.colorInPalette)).toBeDefined();
    fireEvent.click(layer(), at(65));
    expect(await screen.findByText(MESSAGES.colorOutsidePicture)).toBeDefined();
    expect(columns()).toHaveLength(3);
  });

  it('stops at nine colors and says so [X-12]', async () => {
    const { columns } = await openPins(TEN.slice(0, 9));
    fireEvent.pointerDown(layer(), at(45));
    fireEvent.pointerUp(layer(), at(45));
    expect(columns()).toHaveLength(9);
    expect(await screen.findByText(MESSAGES.paletteTooLarge)).toBeDefined();
  });
});
