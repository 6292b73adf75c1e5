import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { drawView } from './camera.mjs';
import { applyFlash } from './flashes.mjs';
import { caption, passingThings } from './objects.mjs';
import { changesOf, KEPT } from './plan.mjs';
import { readSource } from './sources.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan */
/** @typedef {import('./sources.mjs').Picture} Picture */

const ENCODERS = {
  h264: '-c:v libx264 -preset veryfast -pix_fmt yuv420p -movflags +faststart',
  vp9: '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -b:v 0 -pix_fmt yuv420p',
};

/**
 * Returns a function that draws the frames of one shot.
 * @param {Plan} plan
 * @param {Plan['shots'][number]} shot
 */
const openShot = async ({ fps, chance, draw }, { source, texture, over, movement }) => {
  const footage = await readSource(source);
  const drawOver =
    over === 'caption'
      ? caption(chance)
      : over === 'things'
        ? passingThings(chance, (await readSource(texture)).frames[0] ?? [])
        : null;
  const last = footage.frames.length - 1;
  return (/** @type {number} */ index, /** @type {Picture} */ out) => {
    const seconds = index / fps;
    const view = movement(seconds);
    // A clip plays to its end and then backward; nearly its whole frame is shown, since enlarging it more would blur.
    const turn = last > 0 ? Math.floor(seconds * footage.fps) % (2 * last) : 0;
    const levels = footage.frames[turn > last ? 2 * last - turn : turn] ?? [];
    drawView(levels, last > 0 ? { ...view, part: Math.max(0.5, view.part) } : view, out);
    drawOver?.(out, seconds);
    draw(out, index === 0);
  };
};

/**
 * Draws and encodes a film, and writes its shot changes to a file beside it.
 * @param {Plan} plan
 * @param {string} path
 */
export const renderFilm = async (plan, path) => {
  const { width, height, fps, isVariable, codec, crf, shots, flashes, lights, theme, seed, look } = plan;
  const ending = codec === 'h264' ? 'mp4' : 'webm';
  const part = `${path}.part.${ending}`;
  const encoder = spawn(
    'ffmpeg',
    [
      ...`-v error -y -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${fps} -i -`.split(' '),
      ...(isVariable ? ['-vf', `select=${KEPT}`, '-vsync', 'vfr'] : []),
      ...ENCODERS[codec].split(' '),
      ...`-crf ${crf} -threads 1`.split(' '),
      part,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  const bytes = width * height * 3;
  const coming = { rgb: new Uint8Array(bytes), width, height };
  let index = 0;
  const write = async (/** @type {Picture} */ frame, /** @type {boolean} */ isFirst) => {
    const { rgb } = frame;
    const light = lights.reduce(
      (sum, lightOf) => {
        const { gain, lift } = lightOf(index);
        return { gain: sum.gain * gain, lift: sum.lift + lift };
      },
      { gain: 1, lift: 0 },
    );
    plan.develop(rgb, light);
    const flash = flashes.find(({ first, frames }) => index >= first && index < first + frames);
    if (flash) applyFlash(rgb, flash);
    plan.finish(frame, isFirst);
    index += 1;
    if (!encoder.stdin.write(rgb)) await once(encoder.stdin, 'drain');
  };
  /** @type {Awaited<ReturnType<typeof openShot>> | null} */
  let before = null;
  let shown = 0;
  for (const [number, shot] of shots.entries()) {
    const paint = await openShot(plan, shot);
    const next = shots[number + 1];
    // Read ahead while this shot is drawn; a failure surfaces when the shot is opened.
    if (next) readSource(next.source).catch(() => undefined);
    for (let frame = 0; frame < shot.mixed + shot.own; frame += 1) {
      const out = { rgb: new Uint8Array(bytes), width, height };
      if (frame < shot.mixed && before) {
        before(shown + frame, out);
        paint(frame, coming);
        shot.mix?.(out, coming, (frame + 1) / (shot.mixed + 1));
      } else paint(frame, out);
      await write(out, frame === 0 && shot.mixed === 0);
    }
    before = paint;
    shown = shot.mixed + shot.own;
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${path}`);
  const file = `${path}.${ending}`;
  await rename(part, file);
  const truth = { theme, seed, look, fps, isVariable, frames: index, changes: changesOf(plan), file };
  await writeFile(`${path}.json`, JSON.stringify(truth));
  return truth;
};

/** @typedef {Awaited<ReturnType<typeof renderFilm>>} Truth */
