import type { FilmPlan } from './makeFilm';

type Draw = FilmPlan['draw'];

const QUARTERS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'] as const;

/** Red and green above, blue and yellow below. */
const fourQuarters: Draw = (context) => {
  const { width, height } = context.canvas;
  QUARTERS.forEach((color, index) => {
    context.fillStyle = color;
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  });
};

/** One hue per second, 30° apart. */
const huePerSecond: Draw = (context, t) => {
  context.fillStyle = `hsl(${Math.floor(t + 1e-6) * 30}, 70%, 50%)`;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
};

/** Shapes of one color family that drift, as things in a shot do. */
const shot = (hue: number, speed: number): Draw => {
  return (context, t) => {
    const { width, height } = context.canvas;
    const sky = context.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, `hsl(${hue}, 50%, 65%)`);
    sky.addColorStop(1, `hsl(${hue + 40}, 45%, 30%)`);
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
    for (let index = 0; index < 14; index += 1) {
      context.fillStyle = `hsl(${hue + index * 9}, 55%, ${25 + index * 4}%)`;
      const x = (index * 97 + t * speed * (20 + index * 6)) % (width + 120);
      context.fillRect(x - 60, height * ((index * 0.37) % 1), 30 + index * 5, 24 + index * 3);
    }
  };
};

const SHOTS = [
  { from: 0, hue: 200, speed: 1 },
  { from: 1.5, hue: 20, speed: 4 },
  { from: 3.1, hue: 110, speed: 0 },
  { from: 4.4, hue: 235, speed: 2 },
  { from: 6, hue: 265, speed: 6 },
  { from: 8.2, hue: 45, speed: 1 },
];

/** Six shots, five cuts; two neighboring shots are of nearly the same hue. */
export const CUT_SECONDS = SHOTS.slice(1).map(({ from }) => from);

const sixShots: Draw = (context, t) => {
  const { hue, speed } = SHOTS.findLast(({ from }) => from <= t + 1e-6) ?? { hue: 0, speed: 0 };
  shot(hue, speed)(context, t);
};

/** A pan across a wide landscape, a fade to black and up again into other colors, a slow dissolve: no cut at all. */
const pansAndFades: Draw = (context, t) => {
  const { width, height } = context.canvas;
  const landscape = (from: number, hue: number): void => {
    for (let index = 0; index < 60; index += 1) {
      context.fillStyle = `hsl(${hue + index * 11}, 45%, ${30 + (index % 5) * 10}%)`;
      context.fillRect(index * 50 - from, 0, 50, height);
    }
  };
  context.globalAlpha = 1;
  landscape(Math.min(t, 3) * 420, 200);
  if (t > 3 && t <= 4.5) {
    context.globalAlpha = Math.min(1, (t - 3) / 1.2);
    context.fillStyle = '#000';
    context.fillRect(0, 0, width, height);
  }
  if (t > 4.5) {
    context.globalAlpha = 1;
    context.fillStyle = '#000';
    context.fillRect(0, 0, width, height);
    context.globalAlpha = Math.min(1, (t - 4.5) / 1.2);
    landscape(300, 20);
  }
  if (t > 6.5) {
    context.globalAlpha = Math.min(1, (t - 6.5) / 1.5);
    shot(150, 1)(context, t);
  }
};

const SMALL = { width: 320, height: 180 } as const;

/** Films drawn for the tests, by name. */
export const FILMS = {
  quarters: { ...SMALL, codec: 'avc', seconds: 2, draw: fourQuarters },
  quartersVp9: { ...SMALL, codec: 'vp9', seconds: 2, draw: fourQuarters },
  quartersVp8: { ...SMALL, codec: 'vp8', seconds: 2, draw: fourQuarters },
  quartersAv1: { ...SMALL, codec: 'av1', seconds: 1, draw: fourQuarters },
  turned90: { ...SMALL, codec: 'avc', seconds: 1, rotation: 90, draw: fourQuarters },
  turned180: { ...SMALL, codec: 'avc', seconds: 1, rotation: 180, draw: fourQuarters },
  turned270: { ...SMALL, codec: 'avc', seconds: 1, rotation: 270, draw: fourQuarters },
  huePerSecond: { ...SMALL, codec: 'avc', seconds: 12, keyFrameSeconds: 5, draw: huePerSecond },
  huePerSecondVp9: { ...SMALL, codec: 'vp9', seconds: 12, draw: huePerSecond },
  /** 20 frames in the first second, one at 1 s, one at 6 s, one at 6.5 s. */
  changingRate: {
    ...SMALL,
    codec: 'avc',
    seconds: 8,
    times: [...Array.from({ length: 20 }, (_, index) => index / 20), 1, 6, 6.5],
    draw: huePerSecond,
  },
  /** Its first frame is black, as before a fade-in. */
  blackStart: {
    ...SMALL,
    codec: 'avc',
    seconds: 3,
    draw: (context, t) => {
      if (t >= 0.5) return huePerSecond(context, t);
      context.fillStyle = '#000';
      context.fillRect(0, 0, SMALL.width, SMALL.height);
      return undefined;
    },
  },
  allBlack: {
    ...SMALL,
    codec: 'avc',
    seconds: 1,
    draw: (context) => context.fillRect(0, 0, SMALL.width, SMALL.height),
  },
  sixShots: { width: 640, height: 360, codec: 'avc', seconds: 10, draw: sixShots },
  pansAndFades: { width: 640, height: 360, codec: 'avc', seconds: 9, draw: pansAndFades },
} as const satisfies Record<string, FilmPlan>;

export type FilmName = keyof typeof FILMS;
