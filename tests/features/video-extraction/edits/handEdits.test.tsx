import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { VIDEO_MESSAGES, SHOTS_MERGED } from '../../../../src/domain/videoMessages';
import { createCapturedFrame, FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';
import { button } from '../openVideoPage';
import { cardAt, moveTo, names, openScenes, shot, strip } from './openScenes';

const at = (...seconds: number[]) =>
  seconds.map((second) => `Frame at 00:00:${String(second).padStart(2, '0')}:00`);

describe('shots', () => {
  it('are merged with the one before or after, and parted again', async () => {
    const { user, choose, spans } = await openScenes();
    await choose('00:00:08:00', 'Merge with previous');
    await waitFor(() => expect(names()).toEqual(at(0, 4)));
    expect(within(cardAt('00:00:04:00')).getByText('8 s · cut · 2 shots')).toBeDefined();
    expect(spans()).toEqual([
      [0, 4],
      [4, 12],
    ]);
    expect(await screen.findByText(SHOTS_MERGED)).toBeDefined();
    await choose('00:00:00:00', 'Merge with next');
    await waitFor(() => expect(names()).toEqual(at(0)));
    await user.click(button('Undo edit'));
    await user.click(button('Undo edit'));
    await waitFor(() => expect(names()).toEqual(at(0, 4, 8)));
    await user.click(button('Redo edit'));
    await waitFor(() => expect(names()).toEqual(at(0, 4)));
    expect(button('Redo edit').getAttribute('aria-disabled')).toBeNull();
  });

  it('that are merged give the film the colors of both, each for its time', async () => {
    const added: (readonly [number, number])[] = [];
    const { choose, user } = await openScenes({
      gather: () => ({
        add: ({ summary }, seconds) => void added.push([summary.colors[0] ?? 0, seconds]),
        read: () => createCapturedFrame(0),
      }),
    });
    const colorOf = (row: number) => createCapturedFrame(row).summary.colors[0] ?? 0;
    await choose('00:00:08:00', 'Merge with previous');
    await waitFor(() =>
      expect(added).toEqual([
        [colorOf(0), 4],
        [colorOf(1), 4],
        [colorOf(2), 4],
      ]),
    );
    added.length = 0;
    await user.click(button('Undo edit'));
    await waitFor(() => expect(added).toHaveLength(3));
  });

  it('that are merged show palettes of each on their card, and all get others together', async () => {
    const { choose, user } = await openScenes();
    const hexesOf = (row: number, palette: number) =>
      (createCapturedFrame(row).palettes[palette] ?? [])
        .map((rgb) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`)
        .join(', ');
    const labels = () =>
      within(cardAt('00:00:04:00'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label'));
    const expected = (rows: readonly [number, number]) =>
      rows.flatMap((row, part) =>
        [0, 1, 2].map(
          (palette) => `Part ${part + 1}, palette ${palette + 1}: ${hexesOf(row, palette)}, open in builder`,
        ),
      );
    await choose('00:00:08:00', 'Merge with previous');
    await waitFor(() => expect(labels()).toEqual(expected([1, 2])));
    expect(
      within(cardAt('00:00:04:00'))
        .getAllByText(/^Part/)
        .map((part) => part.textContent),
    ).toEqual(['Part 1', 'Part 2']);
    await user.click(button('Regenerate palettes of 00:00:04:00'));
    await waitFor(() => expect(labels()).toEqual(expected([1000, 1000])));
    await choose('00:00:00:00', 'Merge with next');
    await waitFor(() =>
      expect(
        within(cardAt('00:00:00:00'))
          .getAllByRole('link')
          .map((link) => link.getAttribute('aria-label')?.split(':', 1)[0]),
      ).toEqual([1, 2, 3].flatMap((part) => [1, 2].map((palette) => `Part ${part}, palette ${palette}`))),
    );
    await user.click(button('Undo edit'));
    await user.click(button('Undo edit'));
    await waitFor(() => expect(labels()[0]).toMatch(/^Palette 1:/));
  });

  it('that are merged are no longer for the one between them that was removed', async () => {
    const { choose } = await openScenes();
    await choose('00:00:04:00', 'Remove');
    await waitFor(() => expect(names()).toEqual(at(0, 8)));
    await choose('00:00:00:00', 'Merge with next');
    expect(await within(cardAt('00:00:00:00')).findByText('8 s · 2 shots')).toBeDefined();
  });

  it('that come in by a transition are told so on the timeline, which has no hole there', async () => {
    await openScenes();
    moveTo(1);
    await waitFor(() => expect(names()).toEqual(at(0, 2, 4, 8, 10)));
    fireEvent.keyDown(strip(), { key: 'End' });
    fireEvent.keyDown(strip(), { key: 'ArrowLeft' });
    await waitFor(() =>
      expect(strip().getAttribute('aria-valuetext')).toMatch(
        /^00:00:08:00, frame 4 of 5.*, after a dissolve, 13 f$/,
      ),
    );
  });

  it('are split where the player is, at the beginning of its frame; the new half gets a picture', async () => {
    const { user, goTo, spans, captureAt } = await openScenes();
    // Within the frame that begins at 5 s.
    goTo(5.03);
    await user.click(button(/^Split/));
    await waitFor(() => expect(names()).toEqual(at(0, 4, 5, 8)));
    expect(spans()?.slice(1, 3)).toEqual([
      [4, 5],
      [5, 8],
    ]);
    await waitFor(() => expect(captureAt).toHaveBeenCalledOnce());
    // That of the whole, at 6 s, stays with the second half.
    expect(captureAt.mock.calls[0]?.[2]).toEqual([4.5]);
    fireEvent.keyDown(strip(), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(names()).toEqual(at(0, 4, 8)));
    goTo(9);
    fireEvent.keyDown(strip(), { key: 's' });
    await waitFor(() => expect(names()).toEqual(at(0, 4, 8, 9)));
  });

  it('that were merged and are then split get a picture of each part that the split cut short, whose colors were those of the one beside it', async () => {
    const { choose, user, goTo, captureAt } = await openScenes();
    await choose('00:00:00:00', 'Merge with next');
    await waitFor(() => expect(names()).toEqual(at(0, 8)));
    // Of the second shot, whose picture is at 6 s, one second stays with the first.
    goTo(5);
    await user.click(button(/^Split/));
    await waitFor(() => expect(names()).toEqual(at(0, 5, 8)));
    await waitFor(() => expect(captureAt).toHaveBeenCalledOnce());
    expect(captureAt.mock.calls[0]?.[2]).toEqual([4.5]);
    const [first = []] = createCapturedFrame(100).palettes;
    const hexes = first.map((rgb) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`).join(', ');
    expect(
      await within(cardAt('00:00:00:00')).findByRole('link', {
        name: `Part 2, palette 1: ${hexes}, open in builder`,
      }),
    ).toBeDefined();
  });

  it('are split by the time of the film where its file counts on from something else', async () => {
    const inspect = async () => ({ ...FAKE_VIDEO_INFO, zeroSeconds: 2 });
    const { user, goTo, spans } = await openScenes({ inspect });
    // Players count with the file: this is the sixth second of the film.
    goTo(7);
    await user.click(button(/^Split/));
    await waitFor(() => expect(names()).toEqual(at(0, 4, 5, 8)));
    expect(spans()?.[1]).toEqual([4, 5]);
  });

  it('are not split at their first frame, and a sentence says where they can be', async () => {
    const { goTo } = await openScenes();
    goTo(4.02);
    fireEvent.keyDown(strip(), { key: 's' });
    expect(await screen.findByText(VIDEO_MESSAGES.nothingToSplit)).toBeDefined();
    expect(names()).toEqual(at(0, 4, 8));
  });
});

it('a shot behind a removed one names no transition on its card', async () => {
  const shots = [shot(0, 4), shot(4, 8), shot(8.5, 12, { entry: 'dissolve' })];
  const { choose } = await openScenes({}, {}, shots);
  const card = () => within(cardAt('00:00:08:12'));
  expect(card().getByText('3 s 13 f · dissolve')).toBeDefined();
  await choose('00:00:04:00', 'Remove');
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(card().getByText('3 s 13 f')).toBeDefined();
});
