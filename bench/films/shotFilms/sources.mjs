import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_BYTES = 2 ** 31 - 1;

/** Long side in pixels at which pictures are read: twice that of the largest film, for zooming. */
const PICTURE_SIDE = 1280;
/** Frames of clips are read no larger than most films, and only as many as a shot shows. */
const CLIP_SIDE = 480;

/** @typedef {{ rgb: Uint8Array, width: number, height: number }} Picture */
/** @typedef {{ path: string, clip: { from: number, to: number } | null }} Source */
/** Mip levels, each half the size of the one before; for a clip, one list per frame. */
/** @typedef {{ fps: number, frames: readonly (readonly Picture[])[] }} Footage */

/** Single shots of known clips, in seconds without a change. Other clips are taken for one shot. */
/** @type {Record<string, readonly (readonly [number, number])[]>} */
const SHOTS = {
  bbb_480p_30s: [
    [3.5, 11.7],
    [12, 15.6],
    [15.9, 19.5],
  ],
  colors_720p_8s: [
    [0, 2.6],
    [5, 8],
  ],
  'autumn-forest': [
    [0, 4.9],
    [5.1, 9.9],
  ],
  'city-night': [
    [0, 3.9],
    [4.1, 7.9],
    [8.1, 11.9],
  ],
  'coast-and-deep': [
    [0, 5.9],
    [6.1, 11.9],
  ],
  'evening-dunes': [
    [0, 5.9],
    [6.1, 10.9],
  ],
  'market-colors': [
    [0, 2.9],
    [3.1, 5.9],
    [6.1, 8.9],
  ],
  'studio-table': [
    [0, 3.9],
    [4.1, 7.9],
    [8.1, 11.9],
  ],
  'sunrise-flight': [
    [0, 4.9],
    [5.1, 9.9],
  ],
};

const CLIP_SECONDS = 4;

const PICTURES = new Set(['.jpg', '.jpeg', '.png', '.webp']);
const CLIPS = new Set(['.mp4', '.webm', '.mov']);

/** @param {string} path */
const probe = async (path) => {
  const { stdout } = await run('ffprobe', [
    ...'-v error -select_streams v:0 -of json -show_entries'.split(' '),
    'stream=width,height,avg_frame_rate:format=duration',
    path,
  ]);
  const { streams, format } = JSON.parse(stdout);
  const [frames, seconds] = streams[0].avg_frame_rate.split('/').map(Number);
  return {
    width: streams[0].width,
    height: streams[0].height,
    fps: frames / seconds || 25,
    seconds: Number(format.duration ?? 0),
  };
};

/**
 * @param {string} path
 * @returns {Promise<readonly [number, number]>}
 */
const wholeOf = async (path) => [0, (await probe(path)).seconds];

/**
 * Pictures and single-shot parts of clips in folders, sorted by name; screenshots and thumbnails are skipped.
 * @param {readonly string[]} folders
 * @returns {Promise<Source[]>}
 */
export const findSources = async (folders) => {
  /** @type {Source[]} */
  const sources = [];
  for (const folder of folders) {
    const files = (await readdir(folder)).toSorted();
    const clips = new Set(files.filter((file) => CLIPS.has(parse(file).ext)).map((file) => parse(file).name));
    for (const file of files) {
      const { name, ext } = parse(file);
      const path = join(folder, file);
      if (/screenshot|supremus|-small$/.test(name)) continue;
      if (PICTURES.has(ext) && !clips.has(name)) sources.push({ path, clip: null });
      if (!CLIPS.has(ext)) continue;
      for (const [from, to] of SHOTS[name] ?? [await wholeOf(path)]) {
        sources.push({ path, clip: { from, to } });
      }
    }
  }
  return sources;
};

/**
 * @param {Picture} picture
 * @returns {Picture}
 */
const halve = ({ rgb, width, height }) => {
  const half = { width: width >> 1, height: height >> 1 };
  const small = new Uint8Array(half.width * half.height * 3);
  for (let y = 0, to = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = (y * 2 * width + x * 2) * 3;
      for (let channel = at; channel < at + 3; channel += 1, to += 1) {
        const below = channel + width * 3;
        const sum = (rgb[channel] ?? 0) + (rgb[channel + 3] ?? 0) + (rgb[below] ?? 0) + (rgb[below + 3] ?? 0);
        small[to] = (sum + 2) >> 2;
      }
    }
  }
  return { rgb: small, ...half };
};

/** @param {Picture} picture */
const pyramidOf = (picture) => {
  const levels = [picture];
  for (let level = picture; Math.min(level.width, level.height) >= 120;) {
    level = halve(level);
    levels.push(level);
  }
  return levels;
};

/**
 * @param {Source} source
 * @returns {Promise<Footage>}
 */
const decode = async ({ path, clip }) => {
  const { width, height, fps } = await probe(path);
  const scale = Math.min(1, (clip ? CLIP_SIDE : PICTURE_SIDE) / Math.max(width, height));
  const size = { width: 2 * Math.round((width * scale) / 2), height: 2 * Math.round((height * scale) / 2) };
  const part = clip
    ? ['-ss', String(clip.from), '-t', String(Math.min(CLIP_SECONDS, clip.to - clip.from))]
    : [];
  const { stdout } = await run(
    'ffmpeg',
    [
      ...'-v error -threads 1'.split(' '),
      ...part,
      '-i',
      path,
      ...(clip ? [] : ['-frames:v', '1']),
      ...`-vf scale=${size.width}:${size.height} -pix_fmt rgb24 -f rawvideo -`.split(' '),
    ],
    { encoding: 'buffer', maxBuffer: MOST_BYTES },
  );
  const bytes = size.width * size.height * 3;
  const frames = Array.from({ length: Math.floor(stdout.length / bytes) }, (_, index) =>
    pyramidOf({ rgb: new Uint8Array(stdout.buffer, stdout.byteOffset + index * bytes, bytes), ...size }),
  );
  return { fps, frames };
};

/** Sources kept in memory: a picture takes five megabytes, a clip fifty. */
const MOST_KEPT = { pictures: 40, clips: 5 };
/** @type {Record<keyof typeof MOST_KEPT, Map<string, Promise<Footage>>>} */
const kept = { pictures: new Map(), clips: new Map() };

/**
 * @param {Source} source
 * @returns {Promise<Footage>}
 */
export const readSource = async (source) => {
  const key = JSON.stringify(source);
  const kind = source.clip ? 'clips' : 'pictures';
  const reading = kept[kind].get(key) ?? decode(source);
  // Least recently used: the newest is last.
  kept[kind].delete(key);
  kept[kind].set(key, reading);
  for (const oldest of kept[kind].keys()) if (kept[kind].size > MOST_KEPT[kind]) kept[kind].delete(oldest);
  return reading;
};
