import type { Shot, ShotEntry } from '../../../engine/shots/shot';
import type { Video } from '../../../state/video/video';
import { isOwnPicture, type MergedShot, type Placement, type ShotPart } from '../../../state/video/placement';
import { missingBetween } from './piecesOf';

type Order = readonly Placement[];
/** The captured pictures of a video. */
export type Pictures = Pick<Video, 'rowCount' | 'pictureSecondsOf'>;

/**
 * Finds the row whose picture represents a part of the video: of the part's own pictures the one nearest to the typical
 * frame, or if it has none the nearest of all.
 */
export const createRowFinder = (pictures: Pictures): ((part: ShotPart) => number) => {
  const rows = Array.from({ length: pictures.rowCount() }, (_, row) => ({
    row,
    seconds: pictures.pictureSecondsOf(row),
  })).toSorted((one, other) => one.seconds - other.seconds);
  return (part) => {
    const { typicalSeconds } = part;
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.seconds ?? 0) < typicalSeconds) low = middle + 1;
      else high = middle;
    }
    // The typical frame lies in the part, so its nearest own picture is adjacent, before or after.
    const beside = [rows[low - 1], rows[low]].filter((row) => row !== undefined);
    const own = beside.filter(({ seconds }) => isOwnPicture(part, seconds));
    const [first, second] = own.length > 0 ? own : beside;
    if (!first || !second) return first?.row ?? -1;
    return second.seconds - typicalSeconds < typicalSeconds - first.seconds ? second.row : first.row;
  };
};

/** Shots, each with the best picture captured so far. */
export const placeShots = (shots: readonly Shot[], pictures: Pictures): Order => {
  const findRow = createRowFinder(pictures);
  return shots.map(({ startSeconds, endSeconds, entry, typicalSeconds }) => {
    const part = { startSeconds, endSeconds, typicalSeconds };
    return { ...part, entry, row: findRow(part) };
  });
};

/** Whether a placement shows a picture from outside its part. */
export const isBorrowed = (placement: Placement, { pictureSecondsOf }: Pictures): boolean =>
  !isOwnPicture(placement, pictureSecondsOf(placement.row));

/** Parts without their own picture: placements, and the parts of merged shots that a split has shortened. */
export const partsWithoutPicture = (order: Order, pictures: Pictures): readonly ShotPart[] => {
  const findRow = createRowFinder(pictures);
  const hasOwn = (part: ShotPart): boolean => isOwnPicture(part, pictures.pictureSecondsOf(findRow(part)));
  return order.flatMap((placement) =>
    placement.merged
      ? placement.merged.filter((part) => !hasOwn(part))
      : isBorrowed(placement, pictures)
        ? [placement]
        : [],
  );
};

/** The same order with newly captured pictures; the same object if there are none. */
export const withNewPictures = (order: Order, pictures: Pictures): Order => {
  if (!order.some((placement) => isBorrowed(placement, pictures))) return order;
  const findRow = createRowFinder(pictures);
  const settled = order.map((placement) => {
    if (!isBorrowed(placement, pictures)) return placement;
    const row = findRow(placement);
    return row === placement.row ? placement : { ...placement, row };
  });
  return settled.every((placement, index) => placement === order[index]) ? order : settled;
};

const lengthOf = ({ startSeconds, endSeconds }: ShotPart): number => (endSeconds ?? Infinity) - startSeconds;

/** The transition into a shot; null if unknown, or if the shot before it was removed. */
export const entryOf = ({ entry, isAfterRemoved }: Placement): ShotEntry | null =>
  isAfterRemoved ? null : entry;

export const shotsOf = (placement: Placement): readonly MergedShot[] => {
  const [{ startSeconds, endSeconds, typicalSeconds } = placement, ...others] = placement.merged ?? [];
  return [{ startSeconds, endSeconds, typicalSeconds, entry: entryOf(placement) }, ...others];
};

/** Merges the shot at `index` with the next one, shown by the picture of the longer one. */
export const mergeAt = (order: Order, index: number): Order | null => {
  const first = order[index];
  const second = order[index + 1];
  if (!first || !second) return null;
  const { row, typicalSeconds } = lengthOf(second) > lengthOf(first) ? second : first;
  const merged = [...shotsOf(first), ...shotsOf(second)];
  const shot = { ...first, row, typicalSeconds, endSeconds: second.endSeconds, merged };
  return [...order.slice(0, index), shot, ...order.slice(index + 2)];
};

/** The part of a shot between two times; null if empty. */
const cutShot = (shot: MergedShot, fromSeconds: number, toSeconds: number): MergedShot | null => {
  const startSeconds = Math.max(shot.startSeconds, fromSeconds);
  const end = Math.min(shot.endSeconds ?? Infinity, toSeconds);
  if (end <= startSeconds) return null;
  const isTypical = shot.typicalSeconds >= startSeconds && shot.typicalSeconds < end;
  const endSeconds = end === Infinity ? null : end;
  const middle = (startSeconds + (endSeconds ?? startSeconds)) / 2;
  return { ...shot, startSeconds, endSeconds, typicalSeconds: isTypical ? shot.typicalSeconds : middle };
};

/** A part of a shot: for a merged one the parts of each of its shots, shown by the longest. */
const partOf = (whole: Placement, fromSeconds: number, toSeconds: number): Placement => {
  const { merged: _, ...own } = whole;
  const shots = shotsOf(whole).flatMap((shot) => cutShot(shot, fromSeconds, toSeconds) ?? []);
  const [longest] = shots.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const typicalSeconds = longest?.typicalSeconds ?? fromSeconds;
  const part = { ...own, startSeconds: fromSeconds, typicalSeconds };
  return shots.length > 1 ? { ...part, merged: shots } : part;
};

/**
 * Splits the shot that has a frame before `seconds` and one from there on; null if none has. Merged shots that are split
 * where something is missing between them are parted without it.
 */
export const splitAt = (order: Order, seconds: number): Order | null => {
  const index = order.findIndex(
    ({ startSeconds, endSeconds }) => seconds > startSeconds && seconds < (endSeconds ?? Infinity),
  );
  const whole = order[index];
  if (!whole) return null;
  const missing = missingBetween(shotsOf(whole)).find((part) => part.from <= seconds && seconds <= part.to);
  const { from, to } = missing ?? { from: seconds, to: seconds };
  const first = { ...partOf(whole, whole.startSeconds, from), endSeconds: from };
  const { isAfterRemoved: _, ...rest } = partOf(whole, to, whole.endSeconds ?? Infinity);
  const second = {
    ...rest,
    entry: missing?.entry ?? ('cut' as const),
    ...(missing?.entry === null && { isAfterRemoved: true as const }),
  };
  return [...order.slice(0, index), first, second, ...order.slice(index + 1)];
};

/** Removes a shot; the next one is marked as following a gap. Null if nothing would be left. */
export const removeAt = (order: Order, index: number): Order | null => {
  if (order.length <= 1 || index < 0 || index >= order.length) return null;
  const next = order[index + 1];
  return next ? order.toSpliced(index, 2, { ...next, isAfterRemoved: true }) : order.toSpliced(index, 1);
};
