import { expect, it } from 'vitest';

import { stockVideoName } from '../../../../src/features/video-extraction/choice/stockVideoName';
import { createVideo } from '../fakeVideos';

it('a film of the gallery is called by its title, its description where it has none, or by who made it', () => {
  const video = createVideo('v1');
  const alt = 'A rainy night in the city: neon signs, wet asphalt and lights behind glass';
  expect(stockVideoName({ ...video, title: 'City night', alt })).toBe('City night');
  expect(stockVideoName({ ...video, alt })).toBe(alt);
  expect(stockVideoName({ ...video, alt: '', photographer: 'Ada' })).toBe('Video by Ada');
});
