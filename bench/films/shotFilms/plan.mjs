import { createChance } from './chance.mjs';
import { flashAt, strobeBetween } from './flashes.mjs';
import { createLook } from './finishes.mjs';
import { createDevelop, exposureDrift, flicker } from './looks.mjs';
import { drift, MOVEMENTS, pan, shake, still, zoom } from './movements.mjs';
import { TRANSITIONS } from './transitions.mjs';

/** @typedef {import('./chance.mjs').Chance} Chance */
/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {import('./transitions.mjs').Gradual} Gradual */
/** @typedef {import('./camera.mjs').View} View */
/** What is drawn over a shot. @typedef {'nothing' | 'things' | 'caption'} Over */
/**
 * `own`: frames of this shot alone; `mixed`: frames of the transition into it (0: a cut).
 * @typedef {{
 *   source: Source, texture: Source, over: Over, movement: import('./movements.mjs').Movement, way: Way | null,
 *   own: number, mixed: number, kind: 'cut' | Gradual, mix: import('./transitions.mjs').Mix | null
 * }} PlannedShot
 */

/** Films of several shots; what a tenth of them features. */
export const THEMES = /** @type {const} */ ([
  'cuts',
  'montage',
  'dissolves',
  'fades',
  'wipes',
  'similar',
  'flashes',
  'gray',
  'unsteady',
  'everything',
]);
/** Films of a single shot that may look like several. */
export const DISTURBANCES = /** @type {const} */ ([
  'flash',
  'strobe',
  'pan',
  'zoom',
  'shake',
  'things',
  'flicker',
  'exposure',
]);
/** @typedef {typeof THEMES[number] | typeof DISTURBANCES[number]} Theme */

const SIZES = [
  [320, 180],
  [320, 180],
  [320, 180],
  [320, 240],
  [320, 240],
  [180, 320],
  [426, 240],
  [426, 240],
  [480, 270],
  [640, 360],
];
const RATES = [24, 24, 25, 25, 30, 50, 60];

/** @type {Partial<Record<Theme, readonly Gradual[]>>} */
const GRADUAL = {
  dissolves: ['dissolve'],
  fades: ['fade'],
  wipes: ['wipe'],
  gray: ['dissolve', 'fade', 'wipe'],
  unsteady: ['dissolve', 'fade'],
  everything: ['dissolve', 'fade', 'wipe'],
};

/**
 * @param {Chance} chance
 * @param {Theme} theme
 */
const anyKind = (chance, theme) => {
  const kinds = GRADUAL[theme];
  const likelihood = { dissolves: 0.85, fades: 0.85, wipes: 0.85, gray: 0.4, unsteady: 0.3, everything: 0.5 };
  if (!kinds || !chance.happens(likelihood[/** @type {'gray'} */ (theme)])) return 'cut';
  return chance.pick(kinds);
};

const WAYS = /** @type {const} */ (['mirror', 'nearer', 'beside']);
/** @typedef {typeof WAYS[number]} Way */

/**
 * The same picture again: mirrored, closer, or another part of it.
 * @param {Chance} chance
 * @param {import('./movements.mjs').Movement} movement
 * @param {Way} way
 * @returns {import('./movements.mjs').Movement}
 */
const otherwise = (chance, movement, way) => {
  const to = chance.pick([0.2, 0.8]);
  return (t) => {
    const view = movement(t);
    if (way === 'mirror') return { ...view, x: 1 - view.x, mirrored: !view.mirrored };
    if (way === 'nearer')
      return { ...view, part: view.part > 0.6 ? view.part * 0.5 : Math.min(1, view.part * 1.8) };
    return { ...view, x: to + (view.x - 0.5) * 0.2, part: Math.min(view.part, 0.5) };
  };
};

/**
 * How many frames a shot has to itself.
 * @param {Chance} chance
 * @param {Theme} theme
 * @param {number} fps
 * @param {boolean} isVariable
 */
const anyLength = (chance, theme, fps, isVariable) => {
  const short = theme === 'montage' ? 0.65 : theme === 'everything' ? 0.15 : 0.05;
  // Not with dropped frames, which would make it shorter than three.
  if (!isVariable && chance.happens(short)) return chance.whole(3, 9);
  return Math.round(fps * (chance.happens(0.3) ? chance.between(0.4, 1) : chance.between(1, 4)));
};

/** @type {Partial<Record<Theme, readonly ((chance: Chance) => import('./movements.mjs').Movement)[]>>} */
const MOVES = {
  pan: [pan],
  zoom: [zoom],
  shake: [shake],
  flash: [still, drift, shake],
  strobe: [still, drift],
  things: [still],
};

/**
 * Everything that a film shows, generated from its seed.
 * @param {Theme} theme
 * @param {number} seed
 * @param {readonly Source[]} sources
 * @param {import('./finishes.mjs').Look} look
 */
export const drawPlan = (theme, seed, sources, look) => {
  const chance = createChance(seed);
  // A separate generator: whatever the look, the rest of the film is the same.
  const lookChance = createChance(seed + 500_000);
  const isOneShot = DISTURBANCES.some((name) => name === theme);
  const [width = 320, height = 180] = chance.pick(SIZES);
  const isSmall = width * height < 110_000;
  const fps = isSmall ? chance.pick(RATES) : chance.pick([24, 25, 30]);
  const isVariable = chance.happens(0.12);
  const usualSeconds = chance.between(10, fps > 30 ? 12 : 18);
  const length = Math.round(fps * (look === 'plain' ? usualSeconds : lookChance.between(6, 9)));
  const stills = sources.filter(({ clip }) => !clip);
  // Clips may be too short for one long shot, so that is of a photograph.
  const anySource = () =>
    chance.pick(isOneShot || chance.happens(0.6) ? stills : sources.filter(({ clip }) => clip));

  /** @type {(path: string | undefined) => Source} */
  const otherSource = (path) => {
    const source = anySource();
    return source.path === path ? otherSource(path) : source;
  };

  /** @type {PlannedShot[]} */
  const shots = [];
  for (let frames = 0; frames < length;) {
    const before = shots.at(-1);
    const kind = before ? anyKind(chance, theme) : 'cut';
    const mixed =
      kind === 'cut'
        ? 0
        : Math.round(fps * chance.between(kind === 'fade' ? 0.5 : 0.3, kind === 'fade' ? 2 : 1.5));
    // Frames of its own, so that the shot does not consist of transitions alone.
    const own = isOneShot
      ? length
      : Math.max(mixed > 0 ? Math.round(fps * 0.4) : 3, anyLength(chance, theme, fps, isVariable));
    const isSimilar = before && kind === 'cut' && chance.happens(theme === 'similar' ? 0.8 : 0.08);
    const source = before && isSimilar ? before.source : otherSource(before?.source.path);
    // A different way than before: the same one twice might show the same view.
    const way = before && isSimilar ? chance.pick(WAYS.filter((one) => one !== before.way)) : null;
    const calm = GRADUAL[theme] ? [still, drift, drift, shake] : MOVEMENTS;
    const movement =
      before && way
        ? otherwise(chance, before.movement, way)
        : chance.pick(MOVES[theme] ?? (isOneShot ? [still, drift] : calm))(chance);
    const over =
      theme === 'things'
        ? 'things'
        : !isOneShot && chance.happens(0.12)
          ? chance.pick(/** @type {const} */ (['things', 'caption']))
          : 'nothing';
    const mix = kind === 'cut' ? null : TRANSITIONS[kind](chance);
    shots.push({ source, texture: chance.pick(stills), over, movement, way, own, mixed, kind, mix });
    frames += mixed + own;
  }

  /** @type {import('./flashes.mjs').Flash[]} */
  const flashes = [];
  let at = 0;
  for (const { own, mixed } of shots) {
    at += mixed;
    const end = at + own;
    const isFlashing = theme === 'flash' || (theme === 'flashes' && own > fps);
    if (theme === 'strobe') {
      for (let from = at + 10; from < end - fps; from += Math.round(fps * 3))
        flashes.push(...strobeBetween(chance, from, from + Math.round(fps * 1.5)));
    } else if (isFlashing && chance.happens(0.25)) {
      flashes.push(...strobeBetween(chance, at + Math.round(fps * 0.4), end - Math.round(fps * 0.4)));
    } else if (isFlashing) {
      for (let from = at + chance.whole(8, 20); from < end - 10; from += chance.whole(9, Math.round(fps * 2)))
        flashes.push(flashAt(chance, from));
    }
    at = end;
  }

  const isUnsteady = theme === 'unsteady';
  const lights =
    theme === 'flicker' ? [flicker(chance)] : theme === 'exposure' ? [exposureDrift(chance, fps)] : [];
  if (isUnsteady) lights.push(chance.happens(0.5) ? flicker(chance) : exposureDrift(chance, fps));
  const usualGrain = isUnsteady || chance.happens(0.25) ? chance.between(3, 14) : 0;
  const grain = look === 'grainy' ? lookChance.between(12, 25) : usualGrain;
  const isGray = theme === 'gray' || chance.happens(0.06);
  /** @type {'h264' | 'vp9'} */
  const codec = chance.happens(0.65) ? 'h264' : 'vp9';
  const crf = codec === 'h264' ? chance.whole(18, 30) : chance.whole(28, 42);
  return {
    theme,
    seed,
    width,
    height,
    fps,
    isVariable,
    codec,
    crf,
    shots,
    flashes,
    lights,
    develop: createDevelop(chance, { grain, isGray }),
    ...createLook(look, lookChance),
    look,
    chance,
  };
};

/** @typedef {ReturnType<typeof drawPlan>} Plan */
/** For a cut both are the first frame of the new shot; else the first and the last mixed frame. */
/** @typedef {{ kind: 'cut' | Gradual, first: number, last: number }} Change */

/** Whether a variable-rate film keeps a frame: about three of four, unevenly. @param {number} index */
export const isKept = (index) => (index * 7 + Math.floor(index / 5)) % 4 > 0;
/** The same condition for ffmpeg's `select` filter. */
export const KEPT = 'gt(mod(n*7+floor(n/5)\\,4)\\,0)';

/**
 * The shot changes of a film, as indices of its decoded frames.
 * @param {Plan} plan
 * @returns {Change[]}
 */
export const changesOf = ({ shots, isVariable }) => {
  /** Frames kept before `index`. @param {number} index */
  const placeOf = (index) => {
    if (!isVariable) return index;
    let kept = 0;
    for (let frame = 0; frame < index; frame += 1) if (isKept(frame)) kept += 1;
    return kept;
  };
  /** @type {Change[]} */
  const changes = [];
  let at = 0;
  for (const [index, { kind, mixed, own }] of shots.entries()) {
    const first = placeOf(at);
    if (index > 0) changes.push({ kind, first, last: kind === 'cut' ? first : placeOf(at + mixed) - 1 });
    at += mixed + own;
  }
  return changes;
};
