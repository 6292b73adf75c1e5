import type { Engine } from '../../../../src/engine/engine';
import { type FrameSignature, GRID_CELLS } from '../../../../src/engine/frameSignature';
import type { Pixels } from '../../../../src/engine/planes';
import { findShots } from '../../../../src/engine/shots/findShots';
import { createSignatureStore } from '../../../../src/engine/shots/frameSignatures';
import { LONGEST_SECONDS } from '../../../../src/engine/shots/mixes';
import type { Shot, ShotEntry } from '../../../../src/engine/shots/shot';
import type { CapturedShot, ShotsState } from '../../common/api';
import { type FramePixels, READ_SIDE, SIGNATURE_SIDE } from '../decode/readFrame';
import type { MeanRecorder } from '../capture/meanRecorder';
import { chooseStill, createStills } from './stills';

/** A shot with the picture that represents it, whose pixels are valid until the next frame is added. */
export type CollectedShot = CapturedShot & { readonly startSeconds: number; readonly pixels: Pixels };

export type ShotCollector = {
  /** Adds the next frame; returns the shots that are certain by now. Pixels that are kept are copied. */
  readonly add: (pixels: FramePixels, timeSeconds: number) => readonly CollectedShot[];
  /** The state of detection after the shots returned last; null before the first, and at the end. */
  readonly state: () => ShotsState | null;
  /** The remaining shots at the end of the video. */
  readonly finish: () => readonly CollectedShot[];
};

/** Suits most videos, if every frame is processed. */
const SENSITIVITY = 0.5;

/** Detection runs after this many frames, or after a quarter more: a long shot is not searched all the time. */
const LOOK_AFTER_FRAMES = 48;
const LOOK_AFTER_PART = 0.25;

/** Mean difference of lumas, 0–255, from which on a frame may begin a shot, so that its picture is kept. */
const JUMP = 6;

const jumpBetween = (first: FrameSignature, second: FrameSignature): number => {
  let sum = 0;
  for (let cell = 0; cell < GRID_CELLS; cell += 1) sum += Math.abs((first[cell] ?? 0) - (second[cell] ?? 0));
  return sum / GRID_CELLS;
};

/**
 * Detects the shots of a video while it is decoded. Only the signatures of the current shot and a few stills are kept.
 */
export const createShotCollector = (
  engine: Pick<Engine, 'signFrame'>,
  means: Pick<MeanRecorder, 'add'>,
  sensitivity = SENSITIVITY,
  onSigned: (signature: FrameSignature, timeUs: number) => void = () => undefined,
  /** The state of the detection that is resumed: the frames from the current shot on are added again. */
  before?: ShotsState,
): ShotCollector => {
  const stills = createStills();
  /** Of the frames in the current shot, and after it. */
  let signatures: FrameSignature[] = [];
  let times: number[] = [];
  /** Index in the video of the first of those frames. */
  let firstFrame = 0;
  /** The transition into the current shot, which its own frames do not show. */
  let entryOfFirst: ShotEntry = before?.entry ?? 'start';
  let state: ShotsState | null = null;
  const stillsBefore = new Set(before?.stillSeconds);
  let lookAt = LOOK_AFTER_FRAMES;

  const forgetBefore = (frame: number): void => {
    signatures = signatures.slice(frame - firstFrame);
    times = times.slice(frame - firstFrame);
    firstFrame = frame;
    stills.forgetBefore(frame);
  };

  const collect = (shot: Shot, index: number): CollectedShot => {
    const { startSeconds, endSeconds } = shot;
    const { pixels, timeSeconds } = chooseStill(
      stills.all(),
      { first: firstFrame + shot.firstFrame, last: firstFrame + shot.lastFrame },
      firstFrame + shot.typicalFrame,
    );
    const entry = index === 0 ? entryOfFirst : shot.entry;
    return { startSeconds, endSeconds, entry, pictureSeconds: timeSeconds, pixels };
  };

  const lookLater = (): void => {
    lookAt = Math.max(LOOK_AFTER_FRAMES, signatures.length * LOOK_AFTER_PART) + signatures.length;
  };

  const look = (isCertain: (shot: Shot) => boolean): readonly CollectedShot[] => {
    const store = createSignatureStore();
    signatures.forEach((signature, index) => store.add(signature, (times[index] ?? 0) * 1e6));
    const shots = findShots(store.read(), { sensitivity });
    const certain = shots.filter(isCertain);
    const collected = certain.map(collect);
    const next = shots[certain.length];
    if (certain.length > 0 && next) {
      entryOfFirst = next.entry;
      forgetBefore(firstFrame + next.firstFrame);
      state = {
        startSeconds: times[0] ?? 0,
        entry: entryOfFirst,
        seenSeconds: times.at(-1) ?? 0,
        stillSeconds: stills.all().map(({ timeSeconds }) => timeSeconds),
      };
    }
    lookLater();
    return collected;
  };

  return {
    add: (pixels, timeSeconds) => {
      const small = pixels(SIGNATURE_SIDE);
      // Before the engine's next call, after which the pixels may be invalid.
      means.add(small, timeSeconds);
      const signature = engine.signFrame(small);
      const previous = signatures.at(-1);
      const isJump = previous !== undefined && jumpBetween(previous, signature) >= JUMP;
      const frame = firstFrame + signatures.length;
      signatures.push(signature);
      times.push(timeSeconds);
      onSigned(signature, Math.round(timeSeconds * 1e6));
      const isSeen = before !== undefined && timeSeconds <= before.seenSeconds;
      const isWanted = stills.isWanted(frame, timeSeconds, isJump);
      if (isSeen ? stillsBefore.has(timeSeconds) : isWanted) {
        stills.keep(frame, timeSeconds, pixels(READ_SIDE));
      }
      if (isSeen) {
        // Restores the earlier state: stills are taken immediately, and the next detection is due as many frames later.
        stills.forgetBefore(firstFrame);
        lookLater();
        return [];
      }
      if (signatures.length < lookAt) return [];
      // A cut may still turn out to be part of a transition, until the longest one has passed after it.
      return look(({ endSeconds }) => endSeconds < timeSeconds - LONGEST_SECONDS);
    },
    state: () => state,
    finish: () => (signatures.length === 0 ? [] : look(() => true)),
  };
};
