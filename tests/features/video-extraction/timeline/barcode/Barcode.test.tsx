import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';
import { progressAt } from '../../fakeVideos';
import { openRun } from '../../openVideoPage';

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
