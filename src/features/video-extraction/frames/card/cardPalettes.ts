import { VIDEO } from '../../../../domain/videoLimits';
import type { PackedRgb } from '../../../../engine/engine';
import type { FrameResult } from '../../../../state/video/video';
import type { PartFrame } from './usePartFrames';

/** A palette on a card. */
export type CardPalette = {
  readonly colors: readonly PackedRgb[];
  /** Its number among those of its frame, from 1. */
  readonly number: number;
  /** The number of its shot, from 1, on a card of merged shots; null on others. */
  readonly part: number | null;
  /** The first one of its shot on the card, which shows the shot's number. */
  readonly isFirst: boolean;
};

const palettesOf = ({ palettes }: FrameResult, part: number | null): readonly CardPalette[] =>
  palettes.map((colors, i) => ({ colors, number: i + 1, part, isFirst: i === 0 }));

/** Interleaves those of two shots in two columns. */
const inColumns = ([left = [], right = []]: readonly (readonly CardPalette[])[]): readonly CardPalette[] =>
  left.length === right.length
    ? left.flatMap((palette, i) => [palette, ...right.slice(i, i + 1)])
    : [...left, ...right];

/**
 * The palettes on a card: those of its frame. For merged shots an equal number of each, as many as fit; with columns,
 * two shots have one each.
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
