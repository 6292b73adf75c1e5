import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';

const colorSpeech = (index: number, colors: readonly Color[]): string => {
  const color = colors[index];
  return `Color ${index + 1}, ${color ? formatHex(color) : ''},`;
};

/** 'Color 2, #2B3FD6, is now at position 3 of 5': numbers count from 1. */
export const movedSpeech = (from: number, to: number, colors: readonly Color[]): string =>
  `${colorSpeech(from, colors)} is now at position ${to + 1} of ${colors.length}`;

export const DRAG_INSTRUCTIONS =
  'Press Space or Enter to lift this color. Move it with the arrow keys, drop it with Space or Enter, or press Escape to cancel.';

type Drag = Parameters<Announcements['onDragOver']>[0];

/** Screen reader announcements of a drag: positions and colors are those at its start. */
export const createDragSpeech = (
  ids: readonly number[],
  readColors: () => readonly Color[],
): Announcements => {
  let colors: readonly Color[] = [];
  const indexOf = (item: { readonly id: UniqueIdentifier } | null): number =>
    ids.findIndex((id) => id === item?.id);
  const positionOf = ({ active, over }: Drag): string | undefined =>
    over ? movedSpeech(indexOf(active), indexOf(over), colors) : undefined;
  return {
    onDragStart: ({ active }) => {
      colors = readColors();
      const index = indexOf(active);
      return `${colorSpeech(index, colors)} is lifted from position ${index + 1} of ${colors.length}`;
    },
    onDragOver: positionOf,
    onDragEnd: (drag) => {
      const position = positionOf(drag);
      return position && `Dropped. ${position}`;
    },
    onDragCancel: ({ active }) => `Moving canceled. ${movedSpeech(indexOf(active), indexOf(active), colors)}`,
  };
};
