import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { createTab } from '../createTab';
import { button, openPage, openRun, region } from '../openVideoPage';
import { names, openAgain, openAnother, ways, WHOLE } from './openSecondRun';

/** A frame of a single color. */
const colored = (index: number, rgb: number) => ({
  ...createCapturedFrame(index),
  dominant: [{ rgb, share: 1 }],
  summary: { colors: Uint32Array.of(rgb), weights: Uint32Array.of(10) },
});
const filmColors = (title = 'Film palette') =>
  within(region(title))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.slice(0, 7));

describe('a reload amid a run', () => {
  it('has the colors of all frames in the palette, also of those since it was last made', async () => {
    const tab = createTab();
    const app = await openRun('free', tab.load());
    act(() => app.run().capture(colored(0, 0xaa1122)));
    await waitFor(() => expect(filmColors('Film so far')).toEqual(['#AA1122']));
    act(() => app.run().capture(colored(1, 0x2233bb)));
    await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 2)));
    app.unmount();
    const again = await openPage('free', tab.load());
    await waitFor(() => expect(filmColors()).toEqual(['#AA1122', '#2233BB']));
    again.unmount();
    await openPage('free', tab.load());
    await waitFor(() => expect(filmColors()).toEqual(['#AA1122', '#2233BB']));
  });

  it('has them also where what it stopped is gone back to', async () => {
    const tab = createTab();
    const app = await openAgain(tab.load());
    act(() => app.run().capture(colored(0, 0xaa1122)));
    await waitFor(() => expect(filmColors('Film so far')).toEqual(['#AA1122']));
    act(() => app.run().capture(colored(1, 0x2233bb)));
    await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 2)));
    app.unmount();
    const { user } = await openPage('free', tab.load());
    await user.click(await screen.findByRole('button', { name: 'Back to 2 frames of holiday.mp4' }));
    await waitFor(() => expect(filmColors()).toEqual(['#AA1122', '#2233BB']));
  });

  it('of the same film shows what was read before it, and has the new frames beside it', async () => {
    const tab = createTab();
    const app = await openAgain(tab.load());
    act(() => app.run().capture(createCapturedFrame(0)));
    await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
    app.unmount();
    const { user } = await openPage('free', tab.load());
    expect(await screen.findByText('Extraction completed!', { selector: 'b' })).toBeDefined();
    await waitFor(() => expect(names()).toEqual(WHOLE));
    await user.click(button('Back to 1 frame of holiday.mp4'));
    expect(await screen.findByText('Stopped at 00:00:00:00')).toBeDefined();
    await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  });

  it('of another film shows that one, with the way back to the film before and its player', async () => {
    const tab = createTab();
    const app = await openAnother([], tab.load());
    act(() => app.run().capture(createCapturedFrame(0)));
    await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
    app.unmount();
    const { user } = await openPage('free', tab.load());
    expect(await screen.findByRole('button', { name: 'Continue from 00:00:00:00' })).toBeDefined();
    await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
    await user.click(button('Back to 3 frames of holiday.mp4'));
    await waitFor(() => expect(names()).toEqual(WHOLE));
    expect(screen.getByText('Extraction completed!', { selector: 'b' })).toBeDefined();
    expect(region('Player')).toBeDefined();
    const palette = within(region('Film palette'));
    await waitFor(() => expect(palette.getAllByRole('link')).toHaveLength(5));
  });

  it('shows the film before where another has no frame yet', async () => {
    const tab = createTab();
    const app = await openAnother([], tab.load());
    app.unmount();
    await openPage('free', tab.load());
    expect(await screen.findByText('Extraction completed!', { selector: 'b' })).toBeDefined();
    await waitFor(() => expect(names()).toEqual(WHOLE));
    expect(ways()).toEqual([]);
  });

  it('shows what was gone back to, as the page did', async () => {
    const tab = createTab();
    const app = await openAnother([0], tab.load());
    await app.user.click(button('Cancel'));
    await app.user.click(await screen.findByRole('button', { name: /^Back to 3 frames/ }));
    await waitFor(() => expect(names()).toEqual(WHOLE));
    app.unmount();
    await openPage('free', tab.load());
    await waitFor(() => expect(names()).toEqual(WHOLE));
    expect(ways()).toEqual(['Back to 1 frame of other.mp4']);
  });

  it('has nothing of a film that another one has replaced', async () => {
    const tab = createTab();
    const app = await openAnother([0], tab.load());
    act(() => app.run().end());
    await screen.findByText('Extraction completed! 1 frame');
    app.unmount();
    await openPage('free', tab.load());
    await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
    expect(ways()).toEqual([]);
  });
});
