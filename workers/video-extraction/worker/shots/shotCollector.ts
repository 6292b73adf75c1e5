import type { Engine } from '../../../../src/engine/engine';
import { type FrameSignature, GRID_CELLS } from '../../../../src/engine/frameSignature';
import type { Pixels } from '../../../../src/engine/planes';
import { findShots } from '../../../../src/engine/shots/findShots';
import { createSignatureStore } from '../../../../src/engine/shots/frameSignatures';
import type { Shot, ShotEntry } from '../../../../src/engine/shots/shot';
import type { CapturedShot, ShotsState } from '../../common/api';
import { type FramePixels, READ_SIDE, SIGNATURE_SIDE } from '../decode/readFrame';
import type { MeanRecorder } from '../capture/meanRecorder';
import { chooseStill, createStills } from './stills';

/** A shot with the picture that stands for it. */
export type CollectedShot = CapturedShot & { readonly startSeconds: number; readonly pixels: Pixels };

export type ShotCollector = {
  /** The next frame; returns the shots that are certain by now. The pixels are copied where they are kept. */
  readonly add: (pixels: FramePixels, timeSeconds: number) => readonly CollectedShot[];
  /** How the search stands behind the shots that were returned last; null before the first, and at the end. */
  readonly state: () => ShotsState | null;
  /** The shots that are left once the video has ended. */
  readonly finish: () => readonly CollectedShot[];
};

/** For videos in general, of which every frame is seen. */
const SENSITIVITY = 0.5;

/** A change is known once the longest transition and what it is measured by have gone by after it. */
const CERTAIN_AFTER_SECONDS = 2.6;

/** Shots are looked for again after so many frames, or after a quarter more: a long shot is not looked at all the time. */
const LOOK_AFTER_FRAMES = 48;
const LOOK_AFTER_PART = 0.25;

/** Mean difference of lumas, 0–255, from which a frame may begin a shot, so that pictures of it are kept. */
const JUMP = 6;

const jumpBetween = (first: FrameSignature, second: FrameSignature): number => {
  let sum = 0;
  for (let cell = 0; cell < GRID_CELLS; cell += 1) sum += Math.abs((first[cell] ?? 0) - (second[cell] ?? 0));
  return sum / GRID_CELLS;
};

/** Finds the shots of a video while it is decoded. Of its frames only the signatures of the running shot and few stills are kept. */
export const createShotCollector = (
  engine: Pick<Engine, 'signFrame'>,
  means: Pick<MeanRecorder, 'add'>,
  sensitivity = SENSITIVITY,
  onSigned: (signature: FrameSignature, timeUs: number) => void = () => undefined,
  /** How the search stood that this one goes on from: its frames from the running shot on are handed in once more. */
  before?: ShotsState,
): ShotCollector => {
  const stills = createStills();
  /** Of the running shot, and of what came after it. */
  let signatures: FrameSignature[] = [];
  let times: number[] = [];
  /** Of the first of those in the video. */
  let firstFrame = 0;
  /** How the running shot came in, which its own frames do not tell. */
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
      // Before the engine's next call, after which the pixels may be gone.
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
        const whole = pixels(READ_SIDE);
        stills.keep(frame, timeSeconds, { ...whole, rgba: whole.rgba.slice() });
      }
      if (isSeen) {
        // From here on as it was then: new pictures at once, and the next look so many frames later.
        stills.forgetBefore(firstFrame);
        lookLater();
        return [];
      }
      if (signatures.length < lookAt) return [];
      return look(({ endSeconds }) => endSeconds < timeSeconds - CERTAIN_AFTER_SECONDS);
    },
    state: () => state,
    finish: () => (signatures.length === 0 ? [] : look(() => true)),
  };
};
