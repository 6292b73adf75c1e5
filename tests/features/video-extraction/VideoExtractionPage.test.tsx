import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { VIDEO_MESSAGES } from '../../../src/domain/videoMessages';
import { PATHS } from '../../../src/domain/paths';
import { accessRead } from '../../../src/state/session/sessionSlice';
import { createCapturedFrame } from '../../support/fakeVideoExtractor';
import { drawStills } from './drawnStills';
import { FILE, progressAt } from './fakeVideos';
import { button, findDialog, openDialog, openPage, openRun, picker, region } from './openVideoPage';

const card = (time: string) => screen.findByRole('article', { name: `Frame at ${time}` });

describe('the page of a visitor', () => {
  it('may be looked at, and asks to sign in when a video is chosen [X-28] [R-03]', async () => {
    const { user, videoExtractor } = await openPage('anonymous');
    expect(button('Upload video')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.upload(picker(), FILE);
    const dialog = within(await findDialog('Be part of us'));
    expect(dialog.getByText('Sign in to extract palettes from videos')).toBeDefined();
    expect(videoExtractor.runs).toHaveLength(0);
  });
});

describe('what is left of the month', () => {
  it('is told to the free plan, and goes down with the first colors [X-33] [R-06]', async () => {
    const { user, run } = await openRun();
    act(() => run().capture(createCapturedFrame(0)));
    await user.click(button('Cancel'));
    await user.click(button('Change video'));
    expect(await screen.findByText('4 of 5 free extractions remaining this month')).toBeDefined();
  });

  it('is no matter with PRO [R-08]', async () => {
    await openPage('pro');
    expect(screen.queryByText(/remaining this month/)).toBeNull();
  });

  it('is no matter until it is known who has PRO, where that could not be read [R-08] [G-20]', async () => {
    const { store } = await openPage('unknown');
    expect(screen.queryByText(/remaining this month/)).toBeNull();
    act(() => void store.dispatch(accessRead({ plan: 'free', isAdmin: false })));
    expect(await screen.findByText('5 of 5 free extractions remaining this month')).toBeDefined();
  });

  it('is said to be used up, with the way to more', async () => {
    const { user, backend } = await openPage('free');
    backend.world.extractions.video = 5;
    await user.upload(picker(), FILE);
    const dialog = within(await findDialog('Upgrade to PRO'));
    expect(dialog.getByText(VIDEO_MESSAGES.videoLimitReached)).toBeDefined();
  });
});

describe('while a film is read', () => {
  it('has the name of its file below the heading, and nothing there before', async () => {
    const { user, run } = await openRun();
    const head = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(head?.textContent).toBe(`Video to palette${FILE.name}`);
    act(() => run().capture(createCapturedFrame(0)));
    await user.click(button('Cancel'));
    expect(head?.textContent).toBe(`Video to palette${FILE.name}`);
    await user.click(button('Change video'));
    await waitFor(() => expect(screen.queryByText(FILE.name, { selector: 'p' })).toBeNull());
  });

  it('tells which frame is read and how long it takes [X-34]', async () => {
    const { run } = await openRun();
    expect(screen.getByText('frame 1 of 3', { exact: false })).toBeDefined();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().progress(progressAt(4));
    });
    expect(await screen.findByText('frame 2 of 3', { exact: false })).toBeDefined();
    expect(screen.getByText('about 8 s left')).toBeDefined();
    expect(screen.getByText('Reading 00:00:05:00')).toBeDefined();
    expect(screen.queryByText(/frames\/s/)).toBeNull();
  });

  it('tells frames a second and the time left at Max [R-08]', async () => {
    const { user, dialog, videoExtractor } = await openDialog('pro');
    await user.click(dialog.getByRole('radio', { name: /^Max/ }));
    await user.click(dialog.getByRole('button', { name: 'Extract Palettes' }));
    await waitFor(() => expect(videoExtractor.runs).toHaveLength(1));
    act(() => videoExtractor.runs[0]?.progress(progressAt(4, { framesPerSecond: 412.3, secondsLeft: 8 })));
    expect(await screen.findByText('412 frames/s')).toBeDefined();
    expect(screen.getByText('about 8 s left')).toBeDefined();
  });

  it('pauses and resumes [X-35]', async () => {
    const { user } = await openRun();
    await user.click(button('Pause'));
    expect(await screen.findByText('Paused', { selector: 'b' })).toBeDefined();
    await user.click(button('Resume'));
    expect(await screen.findByText('Extracting', { selector: 'b' })).toBeDefined();
  });

  it('is canceled at once, keeps what was found and counts it into the palette of the film', async () => {
    const { user, run, videoExtractor } = await openRun();
    act(() => run().capture(createCapturedFrame(0)));
    act(() => run().capture(createCapturedFrame(1)));
    await card('00:00:05:00');
    const palette = vi.spyOn(videoExtractor, 'palette');
    await user.click(button('Cancel'));
    expect(run().signal.aborted).toBe(true);
    expect(await screen.findByText('Stopped at 00:00:05:00')).toBeDefined();
    expect(screen.getByRole('article', { name: 'Frame at 00:00:00:00' })).toBeDefined();
    expect(palette.mock.lastCall?.[1].summary.colors).toHaveLength(10);
  });

  it('leads back to the choice, and counts for nothing, when it is canceled before anything was found [X-33]', async () => {
    const { user, backend } = await openRun();
    await user.click(button('Cancel'));
    expect(await screen.findByRole('heading', { name: 'Drop or paste a video' })).toBeDefined();
    expect(screen.getByText('5 of 5 free extractions remaining this month')).toBeDefined();
    expect(backend.world.extractions.video).toBe(0);
  });

  it('is announced at quarters, not at each frame', async () => {
    const { run } = await openRun();
    expect(screen.getByText('Extracting 3 frames')).toBeDefined();
    act(() => run().capture(createCapturedFrame(0)));
    expect(await screen.findByText('25 percent captured')).toBeDefined();
  });
});

describe('a film that has been read', () => {
  it('says so, and each frame has its card with six palettes [X-36] [X-38] [X-39]', async () => {
    const { run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().capture(createCapturedFrame(1));
      run().end();
    });
    expect(await screen.findByText('Extraction completed!', { selector: 'b' })).toBeDefined();
    const first = within(await card('00:00:00:00'));
    expect(first.getByText('00:00:00:00')).toBeDefined();
    expect(first.getByRole('button', { name: 'Regenerate palettes of 00:00:00:00' })).toBeDefined();
    expect(first.getAllByRole('link')).toHaveLength(6);
    expect(await card('00:00:05:00')).toBeDefined();
    expect(screen.getByText('Extraction completed! 2 frames')).toBeDefined();
  });

  it('leads to the builder with the exact colors of a palette [X-39]', async () => {
    const { user, run, location } = await openRun();
    const frame = createCapturedFrame(0);
    act(() => {
      run().capture(frame);
      run().end();
    });
    const links = within(await card('00:00:00:00')).getAllByRole('link');
    const second = links[1];
    if (!second) throw new Error('no second palette');
    await user.click(second);
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    const hexes =
      frame.palettes[1]?.map((rgb) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`) ?? [];
    expect(second.getAttribute('aria-label')).toBe(`Palette 2: ${hexes.join(', ')}, open in builder`);
    const strip = within(await screen.findByRole('list', { name: 'Color palette' }));
    const shown = await strip.findAllByRole('button', { name: /^Copy #/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual(hexes);
  });

  it('is still there when one comes back from the builder, and nothing runs', async () => {
    const { user, run, videoExtractor } = await openRun();
    act(() => run().capture(createCapturedFrame(0)));
    act(() => run().capture(createCapturedFrame(1)));
    await card('00:00:05:00');
    await user.click(screen.getByRole('link', { name: 'Palette builder' }));
    await waitFor(() => expect(run().signal.aborted).toBe(true));
    const palette = vi.spyOn(videoExtractor, 'palette');
    await user.click(screen.getByRole('link', { name: 'Video to palette' }));
    expect(await card('00:00:00:00')).toBeDefined();
    expect(await screen.findByText('Stopped at 00:00:05:00')).toBeDefined();
    expect(region('Player')).toBeDefined();
    // With the frames that it had not yet counted when the page was left.
    expect(palette.mock.lastCall?.[1].summary.colors).toHaveLength(10);
  });

  it('gives a frame other palettes on request [X-38]', async () => {
    const { user, run } = await openRun();
    act(() => run().capture(createCapturedFrame(0)));
    const first = within(await card('00:00:00:00'));
    const labels = () => first.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    const before = labels();
    await user.click(first.getByRole('button', { name: /^Regenerate/ }));
    await waitFor(() => expect(labels()).not.toEqual(before));
  });

  it('is offered again while another is chosen', async () => {
    const { user, run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    await card('00:00:00:00');
    await user.click(await screen.findByRole('button', { name: 'Change video' }));
    await user.click(within(region('Last video')).getByRole('button', { name: 'Back to the video' }));
    expect(await card('00:00:00:00')).toBeDefined();
  });

  it('turns its cards around [X-38]', async () => {
    const { user, run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().capture(createCapturedFrame(1));
      run().end();
    });
    await card('00:00:05:00');
    const times = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
    expect(times()).toEqual(['Frame at 00:00:00:00', 'Frame at 00:00:05:00']);
    await user.click(screen.getByRole('tab', { name: 'Newest' }));
    expect(times()).toEqual(['Frame at 00:00:05:00', 'Frame at 00:00:00:00']);
  });
});

describe('the result of a frame', () => {
  it('is its still, its time and six lists of five colors [D-11]', async () => {
    const { shown } = drawStills();
    const { run, videos } = await openRun();
    const captured = createCapturedFrame(3);
    act(() => {
      for (const index of [0, 1, 2]) run().capture(createCapturedFrame(index));
      run().capture(captured);
      run().end();
    });
    const article = await card('00:00:15:00');
    const still = article.querySelector('canvas');
    await waitFor(() => expect(still && shown.get(still)).toBe(captured.thumbnail));
    expect(within(article).getByText('00:00:15:00')).toBeDefined();
    expect(within(article).getAllByRole('link')).toHaveLength(6);
    const video = videos.get(1);
    const frame = await video?.read(3);
    expect(video?.timeAt(3)).toBe(15);
    expect(frame?.palettes).toEqual(captured.palettes);
    expect(frame?.palettes.map((palette) => palette.length)).toEqual([5, 5, 5, 5, 5, 5]);
  });
});

describe('object URLs', () => {
  it('are made for the film alone, and live as long as its page [X-40]', async () => {
    const { shown } = drawStills();
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    onTestFinished(() => {
      made.mockRestore();
      revoked.mockRestore();
    });
    const { user, run } = await openRun();
    const captured = createCapturedFrame(0);
    act(() => run().capture(captured));
    await waitFor(() => expect([...shown.values()]).toContain(captured.thumbnail));
    expect(new Set(made.mock.calls.flat())).toEqual(new Set([FILE]));
    const living = () =>
      made.mock.results.map(({ value }) => value).filter((url) => !revoked.mock.calls.flat().includes(url));
    // That of the player: the dialog's picture is gone with it.
    await waitFor(() => expect(living()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Palette builder' }));
    await waitFor(() => expect(living()).toEqual([]));
  });
});

describe('a problem', () => {
  it('stays on the page with the way to another video, and can be dismissed [X-45]', async () => {
    const { user, run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().fail('corrupt');
    });
    const problem = within(await screen.findByRole('region', { name: 'Problem' }));
    expect(screen.getByText('Failed to process video frame.').closest('[role=alert]')).not.toBeNull();
    expect(problem.getByText(/^The file is cut off or damaged behind 00:00:00:00/)).toBeDefined();
    const asked = vi.spyOn(picker(), 'click');
    await user.click(problem.getByRole('button', { name: 'Try another video' }));
    expect(asked).toHaveBeenCalledOnce();
    expect(await card('00:00:00:00')).toBeDefined();
    await user.click(problem.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull();
  });
});

describe('dropping', () => {
  it('opens a video dropped anywhere, also while another is shown [X-26]', async () => {
    await openPage('free');
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [text, FILE] } });
    const dialog = within(await findDialog('Configure extraction'));
    expect(await dialog.findByText('holiday.mp4')).toBeDefined();
  });
});

it('a file that is dragged over a video is asked to be dropped, until it is gone', async () => {
  await openRun();
  expect(screen.queryByText('Drop to read its colors')).toBeNull();
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
  expect(await screen.findByText('Drop to read its colors')).toBeDefined();
  fireEvent.dragLeave(document.body, { relatedTarget: null });
  await waitFor(() => expect(screen.queryByText('Drop to read its colors')).toBeNull());
});
