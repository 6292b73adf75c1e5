import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { openRun, region } from '../openVideoPage';

const strip = () => screen.getByRole('slider', { name: 'Frames of the film' });
const playerButton = (name: string) => within(region('Player')).getByRole('button', { name });

describe('the strip', () => {
  it('plays and pauses the film with the space bar, and the page does not scroll [X-37]', async () => {
    const { run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    expect(fireEvent.keyDown(strip(), { key: ' ' })).toBe(false);
    expect(playerButton('Pause video')).toBeDefined();
    // A key that is held down is one press.
    fireEvent.keyDown(strip(), { key: ' ', repeat: true });
    expect(playerButton('Pause video')).toBeDefined();
    fireEvent.keyDown(strip(), { key: ' ' });
    expect(playerButton('Play video')).toBeDefined();
  });

  it('pauses the extraction with it while there is one [X-35]', async () => {
    await openRun();
    fireEvent.keyDown(strip(), { key: ' ' });
    expect(await screen.findByText('Paused', { selector: 'b' })).toBeDefined();
    fireEvent.keyDown(strip(), { key: ' ' });
    expect(await screen.findByText('Extracting', { selector: 'b' })).toBeDefined();
  });
});
