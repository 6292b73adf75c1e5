import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';
import { progressAt } from '../../fakeVideos';
import { openRun, region } from '../../openVideoPage';

const barcode = () => screen.queryByRole('img', { name: /^Barcode of the film/ });

describe('the barcode of a film', () => {
  it('grows while the film is read, and says of how many frames it is', async () => {
    const { run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().mean({ times: Float32Array.of(0, 0.04), colors: Uint32Array.of(0xff0000, 0xff0000) });
      run().progress(progressAt(1));
    });
    const name = 'Barcode of the film: the mean color of each of';
    expect(screen.getByRole('img', { name: `${name} 2 frames` })).toBeDefined();
    act(() => {
      run().mean({ times: Float32Array.of(0.08), colors: Uint32Array.of(0xff) });
      run().progress(progressAt(2));
    });
    expect(screen.getByRole('img', { name: `${name} 3 frames` })).toBeDefined();
  });

  it('tells the time of the frame under the pointer', async () => {
    const { run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().mean({ times: Float32Array.of(0, 4, 8), colors: Uint32Array.of(1, 2, 3) });
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    const lane = barcode()?.parentElement;
    if (!lane) throw new Error('no barcode');
    vi.spyOn(lane, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 120, 32));
    fireEvent.pointerMove(lane, { clientX: 60 });
    expect(screen.getByText('00:00:04:00')).toBeDefined();
    fireEvent.pointerLeave(lane);
    expect(screen.queryByText('00:00:04:00')).toBeNull();
  });

  it('takes the player amid the frame under the pointer, where no rounding shows the one before', async () => {
    const { run } = await openRun();
    // As single floats the beginnings of two of these frames are before those in the file.
    const times = [0, 1, 2, 3, 4, 5].map((frame) => (10 + frame) / 24);
    act(() => {
      run().capture(createCapturedFrame(0));
      run().mean({ times: Float32Array.from(times), colors: new Uint32Array(6) });
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    const lane = barcode()?.parentElement;
    const player = region('Player').querySelector('video');
    if (!lane || !player) throw new Error('no barcode');
    // A thousand pixels for each of the twelve seconds.
    vi.spyOn(lane, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 12_000, 32));
    for (const [frame, start] of times.slice(0, -1).entries()) {
      fireEvent.click(lane, { clientX: 1000 * start + 20 });
      expect(player.currentTime).toBeGreaterThan(start);
      expect(player.currentTime).toBeLessThan(times[frame + 1] ?? 0);
    }
  });

  it('is not there for a film of which nothing of it was kept', async () => {
    const { run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    expect(barcode()).toBeNull();
  });
});
