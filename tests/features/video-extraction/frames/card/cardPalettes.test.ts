import { describe, expect, it } from 'vitest';

import { cardPalettes } from '../../../../../src/features/video-extraction/frames/card/cardPalettes';
import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';

const frameOf = (index: number) => ({ ...createCapturedFrame(index), round: 0 });
const partsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ number: i + 1, frame: frameOf(i) }));
const placesOf = (count: number, columns: number) =>
  cardPalettes(frameOf(0), partsOf(count), columns).map(({ part, number }) => `${part}.${number}`);

describe('the palettes of a card', () => {
  it('are all of its frame, where it stands for one shot', () => {
    const palettes = cardPalettes(frameOf(0), null, 1);
    expect(palettes.map(({ colors }) => colors)).toEqual(frameOf(0).palettes);
    expect(palettes.map(({ part }) => part)).toEqual([null, null, null, null, null, null]);
    expect(cardPalettes(null, null, 1)).toEqual([]);
  });

  it('are as many of each of several shots as have room', () => {
    expect(placesOf(2, 1)).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2', '2.3']);
    expect(placesOf(3, 2)).toEqual(['1.1', '1.2', '2.1', '2.2', '3.1', '3.2']);
    expect(placesOf(4, 1)).toEqual(['1.1', '2.1', '3.1', '4.1']);
    expect(placesOf(6, 1)).toHaveLength(6);
  });

  it('stand in a column of their own for each of two shots, where there are two', () => {
    expect(placesOf(2, 2)).toEqual(['1.1', '2.1', '1.2', '2.2', '1.3', '2.3']);
  });
});
