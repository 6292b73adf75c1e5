import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { FrameCard } from '../../../../src/features/video-extraction/frames/FrameCard';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';

const card = (index: number, round: number) => (
  <MemoryRouter>
    <FrameCard
      frame={{ ...createCapturedFrame(index), round }}
      thumbnail={null}
      isBusy={false}
      isPointed={false}
      stripColumns={1}
      onRegenerate={() => {}}
    />
  </MemoryRouter>
);

it('keeps the focus with its frame: a card that is made over to another lets go of it', () => {
  const { rerender } = render(card(0, 0));
  const palette = screen.getByRole('link', { name: /^Palette 3:/ });
  palette.focus();
  rerender(card(0, 1));
  expect(document.activeElement).toBe(palette);
  rerender(card(1, 0));
  expect(screen.getByRole('article', { name: 'Frame at 0:05' }).contains(palette)).toBe(true);
  expect(document.activeElement).toBe(document.body);
});
