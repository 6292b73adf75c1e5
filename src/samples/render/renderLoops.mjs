import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

import { LOOP, LOOPS } from './loops.mjs';

// node src/samples/render/renderLoops.mjs            every loop with its still
// node src/samples/render/renderLoops.mjs slow-tide  this one

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUT = fileURLToPath(new URL('../../app/public/weekly/', import.meta.url));
const MUXER = fileURLToPath(import.meta.resolve('mediabunny')).replace(
  /\/dist\/.*$/,
  '/dist/bundles/mediabunny.min.cjs',
);

const FRAGMENT_HEAD = `#version 300 es
precision highp float;
uniform vec2 uSize;
uniform float uTurn;
out vec4 result;
`;
/** 2×2 samples per pixel, and grain that prevents banding in smooth areas. */
const FRAGMENT_TAIL = `
void main() {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    vec2 at = gl_FragCoord.xy + vec2(float(i % 2), float(i / 2)) * 0.5 - 0.25;
    sum += draw(at / uSize, uSize.x / uSize.y, uTurn);
  }
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  result = vec4(sum / 4.0 + grain * 0.012, 1.0);
}`;

/** Runs inside the page: draws the loop frame by frame and returns the film and its first frame as base64. */
const renderInPage = async ({ fragment, isFilm, width, height, seconds, fps, bitrate }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
  const program = gl.createProgram();
  const vertex = `#version 300 es
    void main() { gl_Position = vec4(vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1), 0, 1); }`;
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ]) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.uniform2f(gl.getUniformLocation(program, 'uSize'), width, height);
  gl.enable(gl.SCISSOR_TEST);
  const TILE = 256;
  const turn = gl.getUniformLocation(program, 'uTurn');

  const { Output, Mp4OutputFormat, BufferTarget, EncodedVideoPacketSource, EncodedPacket } =
    globalThis.Mediabunny;
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  const chunks = [];
  let description;
  const encoder = new VideoEncoder({
    output: (chunk, { decoderConfig } = {}) => {
      description ??= decoderConfig;
      chunks.push(chunk);
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'avc1.64001f', width, height, bitrate, framerate: fps, avc: { format: 'avc' } });
  // The encoder's first frames are coarse, as it has not adapted to the film yet: it starts with a second of the loop's
  // end, which is dropped.
  const lead = fps;
  const toBase64 = async (blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result.split(',')[1]));
      reader.readAsDataURL(blob);
    });
  let still;
  for (let frame = isFilm ? -lead : 0; frame < seconds * fps; frame++) {
    gl.uniform1f(turn, (2 * Math.PI * frame) / (seconds * fps));
    // Small tiles keep one draw short, so that the software rasteriser stays responsive.
    for (let y = 0; y < height; y += TILE) {
      for (let x = 0; x < width; x += TILE) {
        gl.scissor(x, y, TILE, TILE);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
      }
    }
    gl.finish();
    // oxlint-disable-next-line no-await-in-loop -- the canvas holds one frame at a time
    if (frame === 0) still = await toBase64(await new Promise((resolve) => canvas.toBlob(resolve)));
    if (!isFilm) return { film: null, still };
    const image = new VideoFrame(canvas, { timestamp: ((frame + lead) * 1e6) / fps, duration: 1e6 / fps });
    encoder.encode(image, { keyFrame: frame === 0 });
    image.close();
    while (encoder.encodeQueueSize > 1)
      // oxlint-disable-next-line no-await-in-loop -- the dequeue event says when the encoder can take the next one
      await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
  }
  await encoder.flush();
  for (const [frame, chunk] of chunks.slice(lead).entries()) {
    const data = new Uint8Array(chunk.byteLength);
    chunk.copyTo(data);
    const packet = new EncodedPacket(data, chunk.type, frame / fps, 1 / fps);
    // oxlint-disable-next-line no-await-in-loop -- in order
    await source.add(packet, { decoderConfig: description });
  }
  await output.finalize();
  return { film: await toBase64(new Blob([output.target.buffer])), still };
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !LOOPS.some(({ name }) => name === id));
if (unknown.length > 0) throw new Error(`No such loop: ${unknown.join(', ')}`);

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-gpu-watchdog',
  ],
});
const page = await browser.newPage();
// Encoders are only available on secure origins.
await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
await page.goto('https://loops.example/');
await page.addScriptTag({ path: MUXER });

const renderLoop = async ({ name, isFilm }) => {
  const body = await readFile(`${HERE}loops/${name}.glsl`, 'utf8');
  const fragment = FRAGMENT_HEAD + body + FRAGMENT_TAIL;
  const { film, still } = await page.evaluate(renderInPage, { ...LOOP, fragment, isFilm });
  if (film !== null) await writeFile(`${OUT}${name}.mp4`, Buffer.from(film, 'base64'));
  await sharp(Buffer.from(still, 'base64')).jpeg({ quality: 82, mozjpeg: true }).toFile(`${OUT}${name}.jpg`);
  process.stdout.write(`${name}\n`);
};

for (const loop of LOOPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  // One after the other: a single drawing already keeps every core busy.
  // oxlint-disable-next-line no-await-in-loop
  await renderLoop(loop);
}
await browser.close();
