import { expect, it } from 'vitest';

import { seek } from '../../../../src/features/video-extraction/player/videoTime';

it('a player is sent to the beginning of a frame, never before it, though it rounds down to microseconds', () => {
  const player = document.createElement('video');
  for (let frame = 0; frame < 240; frame += 1) {
    const seconds = frame / 24;
    seek(player, seconds);
    const shownUs = Math.floor(player.currentTime * 1e6 + 1e-3);
    expect(shownUs).toBeGreaterThanOrEqual(seconds * 1e6 - 1e-3);
    // No more than rounding takes.
    expect(shownUs - seconds * 1e6).toBeLessThanOrEqual(1);
  }
});
