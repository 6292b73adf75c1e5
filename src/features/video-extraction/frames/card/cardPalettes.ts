import { VIDEO } from '../../../../domain/videoLimits';
import type { PackedRgb } from '../../../../engine/engine';
import type { FrameResult } from '../../../../state/video/video';
import type { PartFrame } from './usePartFrames';

/** A palette on a card. */
export type CardPalette = {
  readonly colors: readonly PackedRgb[];
  /** From 1, among those of its frame. */
  readonly number: number;
  /** The number of its shot, from 1, of a card that stands for several; null on others. */
  readonly part: number | null;
  /** The first one of its shot on the card, which says the shot's number. */
  readonly isFirst: boolean;
};

const palettesOf = ({ palettes }: FrameResult, part: number | null): readonly CardPalette[] =>
  palettes.map((colors, i) => ({ colors, number: i + 1, part, isFirst: i === 0 }));

/** Those of two shots beside each other. */
const inColumns = ([left = [], right = []]: readonly (readonly CardPalette[])[]): readonly CardPalette[] =>
  left.length === right.length
    ? left.flatMap((palette, i) => [palette, ...right.slice(i, i + 1)])
    : [...left, ...right];

/**
 * What stands on a card: the palettes of its frame. Of several shots that are one as many of each as have room; with
 * columns, two shots have one each.
 */
export const cardPalettes = (
  frame: FrameResult | null,
  parts: readonly PartFrame[] | null,
  columns: number,
): readonly CardPalette[] => {
  if (!frame) return [];
  if (!parts || parts.length === 1) return palettesOf(frame, null);
  const each = Math.floor(VIDEO.palettesPerFrame / Math.max(1, parts.length));
  const lists = parts.map((part) => palettesOf(part.frame, part.number).slice(0, each));
  return columns > 1 && lists.length === 2 ? inColumns(lists) : lists.flat();
};
