import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { VideoExtractor } from '../../../../workers/video-extraction/common/api';
import { findBySensitivity, moveTo, openScenes, slider } from './openScenes';

it('the shots are told with a setting once it has found them, also at the ends', async () => {
  let find = (): void => undefined;
  const findShots: VideoExtractor['findShots'] = async (...asked) => {
    await new Promise<void>((resolve) => {
      find = resolve;
    });
    return findBySensitivity(...asked);
  };
  await openScenes({ findShots });
  const told = () => slider().getAttribute('aria-valuetext');
  expect(told()).toBe('50%, 3 shots');
  moveTo(1);
  expect(told()).toBe('100%');
  await waitFor(() => {
    find();
    expect(told()).toBe('100%, 5 shots');
  });
  moveTo(0);
  expect(told()).toBe('0%');
  await waitFor(() => {
    find();
    expect(told()).toBe('0%, 2 shots');
  });
});

it('the shots are announced as shots once the film has been read', async () => {
  await openScenes();
  expect(screen.getByText('Extraction completed! 3 shots')).toBeDefined();
});
