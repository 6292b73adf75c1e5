import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BufferSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** Films are large and deterministic, so they are kept in the temporary folder. */
const FOLDER = join(tmpdir(), 'hueloom-bench-films');

/** Number of shots in the drawn film, and their length. */
export const DRAWN_SHOTS = 2;
const SHOT_SECONDS = 7.5;
const FRAMES_A_SECOND = 30;
const CLIP_SECONDS = DRAWN_SHOTS * SHOT_SECONDS;

const MUXER = fileURLToPath(import.meta.resolve('mediabunny')).replace(
  /\/dist\/.*$/,
  '/dist/bundles/mediabunny.min.cjs',
);

/**
 * A page in which films can be drawn and encoded.
 * @param {import('playwright').Browser} browser
 */
export const openStudio = async (browser) => {
  const page = await browser.newPage();
  // Encoders exist on secure origins only.
  await page.route('**/*', async (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('https://films.example/');
  await page.addScriptTag({ path: MUXER });
  return page;
};

/**
 * Runs in a page with Mediabunny: shots of drifting shapes under grain, 1280 × 720, as base64.
 * @param {{ codec: string, shots: number, shotSeconds: number, framesASecond: number }} film
 */
const drawFilm = async ({ codec, shots, shotSeconds, framesASecond }) => {
  const {
    BufferTarget,
    CanvasSource,
    Mp4OutputFormat: Mp4,
    Output: Film,
    WebMOutputFormat: WebM,
  } = /** @type {any} */ (globalThis).Mediabunny;
  const width = 1280;
  const height = 720;
  const canvas = new OffscreenCanvas(width, height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const grain = new OffscreenCanvas(256, 256);
  const specks = new ImageData(256, 256);
  for (let at = 0, state = 1; at < specks.data.length; at += 4) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    specks.data.fill((state >>> 16) & 255, at, at + 3);
    specks.data[at + 3] = 10;
  }
  /** @type {OffscreenCanvasRenderingContext2D} */ (grain.getContext('2d')).putImageData(specks, 0, 0);
  const output = new Film({ format: codec === 'avc' ? new Mp4() : new WebM(), target: new BufferTarget() });
  // A typical bitrate for streamed films of this size. With constant quality instead most bits would encode the grain.
  const source = new CanvasSource(canvas, { codec, bitrate: 4_000_000, keyFrameInterval: 2 });
  output.addVideoTrack(source, { frameRate: framesASecond });
  await output.start();
  for (let frame = 0; frame < shots * shotSeconds * framesASecond; frame += 1) {
    const t = frame / framesASecond;
    const hue = Math.floor(t / shotSeconds) * 67;
    const sky = context.createLinearGradient(0, 0, width, height);
    for (let stop = 0; stop < 4; stop += 1) {
      sky.addColorStop(stop / 3, `hsl(${hue + stop * 40 + t * 4}, 60%, ${25 + stop * 15}%)`);
    }
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
    for (let shape = 0; shape < 24; shape += 1) {
      context.fillStyle = `hsl(${hue + shape * 29}, ${40 + shape * 2}%, ${20 + shape * 3}%)`;
      context.beginPath();
      const x = ((shape * 173 + t * (20 + shape * 7)) % 1400) - 60;
      context.arc(x, 360 + 300 * Math.sin(shape * 1.7 + t * 0.6), 20 + shape * 4, 0, 7);
      context.fill();
    }
    for (let y = -((frame * 53) % 256); y < height; y += 256) {
      for (let left = -((frame * 37) % 256); left < width; left += 256) context.drawImage(grain, left, y);
    }
    await source.add(t, 1 / framesASecond);
  }
  await output.finalize();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(/** @type {string} */ (reader.result).split(',')[1]));
    reader.readAsDataURL(new Blob([output.target.buffer]));
  });
};

/** @param {string} path */
const exists = async (path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** @typedef {'avc' | 'vp9'} Codec */

/**
 * The path of a 15 s film of two shots, drawn and encoded unless it exists.
 * @param {import('playwright').Page} page a page with Mediabunny
 * @param {Codec} codec
 */
export const drawnFilm = async (page, codec) => {
  await mkdir(FOLDER, { recursive: true });
  const film = { codec, shots: DRAWN_SHOTS, shotSeconds: SHOT_SECONDS, framesASecond: FRAMES_A_SECOND };
  const recipe = `${drawFilm.toString()}${JSON.stringify(film)}`;
  const version = createHash('sha256').update(recipe).digest('hex').slice(0, 8);
  const path = join(FOLDER, `drawn-${version}.${codec === 'avc' ? 'mp4' : 'webm'}`);
  if (!(await exists(path))) {
    const base64 = /** @type {string} */ (await page.evaluate(drawFilm, film));
    await writeFile(`${path}.part`, Buffer.from(base64, 'base64'));
    await rename(`${path}.part`, path);
  }
  return path;
};

/**
 * The packets of a film and the metadata needed to copy them.
 * @param {string} path
 */
const readFilm = async (path) => {
  const input = new Input({ source: new BufferSource(await readFile(path)), formats: [MP4, WEBM] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  const codec = await track?.getCodec();
  if (!track || !config || !codec) throw new Error(`There is no film in ${path}`);
  /** @type {import('mediabunny').EncodedPacket[]} */
  const packets = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const height = await track.getDisplayHeight();
  const seconds = await track.computeDuration();
  input.dispose();
  return { packets, config, codec, height, seconds };
};

/**
 * Describes the contents of a film. At cuts encoders set more key frames than requested.
 * @param {string} path
 */
export const describeFilm = async (path) => {
  const { packets, height, seconds } = await readFilm(path);
  const keyFrames = packets.filter(({ type }) => type === 'key').length;
  return { frames: packets.length, keyFrames, height, seconds };
};

/**
 * Repeats a film `times` times without encoding it again.
 * @param {string} filmPath
 * @param {number} times
 * @param {string} path output file; kept if it exists
 */
const repeatFilm = async (filmPath, times, path) => {
  if (await exists(path)) return path;
  const { packets, config, codec, seconds } = await readFilm(filmPath);
  const output = new Output({
    format: codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target: new FilePathTarget(`${path}.part`),
  });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  await output.start();
  for (let turn = 0; turn < times; turn += 1) {
    for (const packet of packets) {
      const moved = packet.clone({ timestamp: packet.timestamp + turn * seconds, sequenceNumber: -1 });
      await source.add(moved, { decoderConfig: config });
    }
  }
  await output.finalize();
  await rename(`${path}.part`, path);
  return path;
};

/**
 * The drawn film, repeated.
 * @param {string} drawnPath
 * @param {number} minutes least length, rounded up to whole repeats
 */
export const longFilm = (drawnPath, minutes) => {
  const times = Math.ceil((minutes * 60) / CLIP_SECONDS);
  return repeatFilm(drawnPath, times, drawnPath.replace('drawn-', `${minutes}-minutes-`));
};

/**
 * A clip, repeated until it is as long as the drawn film.
 * @param {string} clipPath
 */
export const repeatedClip = async (clipPath) => {
  await mkdir(FOLDER, { recursive: true });
  const { seconds } = await describeFilm(clipPath);
  const version = createHash('sha256')
    .update(await readFile(clipPath))
    .digest('hex')
    .slice(0, 8);
  const path = join(FOLDER, `repeated-${version}${extname(clipPath)}`);
  return repeatFilm(clipPath, Math.ceil(CLIP_SECONDS / seconds), path);
};
