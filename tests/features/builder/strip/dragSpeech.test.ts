import type { Active, Over } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { createDragSpeech } from '../../../../src/features/builder/strip/dragSpeech';

const colors = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'].map(colorFromHex);
const speech = createDragSpeech([1, 2, 3, 4, 5], () => colors);
// Of both only the id is read.
const at = (active: number, over: number) => ({
  active: { id: active } as Active,
  over: { id: over } as Over,
});

describe('what is heard of a drag', () => {
  it('is the position at every place it passes [B-16]', () => {
    expect(speech.onDragStart(at(2, 2))).toBe('Color 2, #2B3FD6, is lifted from position 2 of 5');
    expect(speech.onDragOver(at(2, 3))).toBe('Color 2, #2B3FD6, is now at position 3 of 5');
    expect(speech.onDragEnd(at(2, 3))).toBe('Dropped. Color 2, #2B3FD6, is now at position 3 of 5');
  });

  it('is where it stays when the drag is canceled [B-16]', () => {
    speech.onDragStart(at(2, 2));
    expect(speech.onDragCancel(at(2, 5))).toBe(
      'Moving canceled. Color 2, #2B3FD6, is now at position 2 of 5',
    );
  });

  it('is of the colors that the drag began with, also once they have moved [B-16]', () => {
    let shown = colors;
    const fixed = createDragSpeech([1, 2, 3, 4, 5], () => shown);
    fixed.onDragStart(at(2, 2));
    shown = colors.toReversed();
    expect(fixed.onDragEnd(at(2, 3))).toBe('Dropped. Color 2, #2B3FD6, is now at position 3 of 5');
  });
});
