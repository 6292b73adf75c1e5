import { chromium } from 'playwright';

/**
 * Runs inside the page: averages `passes` jittered draws of one fragment shader and returns linear light as base64 of
 * RGB float triplets, top row first.
 */
const drawInPage = ({ vertex, fragment, width, height, passes }) => {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2');
  for (const name of ['EXT_color_buffer_float', 'EXT_float_blend']) {
    if (gl.getExtension(name) === null) throw new Error(`${name} is missing`);
  }
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ]) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
      throw new Error(gl.getShaderInfoLog(shader));
    }
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(gl.getProgramInfoLog(program));
  }
  gl.useProgram(program);

  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const target = gl.getParameter(gl.TEXTURE_BINDING_2D);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target, 0);
  gl.viewport(0, 0, width, height);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  gl.enable(gl.SCISSOR_TEST);
  gl.uniform2f(gl.getUniformLocation(program, 'uSize'), width, height);

  // Small tiles keep one draw short, so that the software rasteriser stays responsive.
  const TILE = 256;
  const probe = new Float32Array(4);
  for (let pass = 0; pass < passes; pass += 1) {
    gl.uniform1i(gl.getUniformLocation(program, 'uPass'), pass);
    for (let y = 0; y < height; y += TILE) {
      for (let x = 0; x < width; x += TILE) {
        gl.scissor(x, y, TILE, TILE);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
      }
    }
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, probe);
  }

  const sums = new Float32Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, sums);
  const means = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 4;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c += 1) means[to + c] = sums[from + c] / passes;
    }
  }
  const bytes = new Uint8Array(means.buffer);
  const CHUNK = 0x7ffe;
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  gl.getExtension('WEBGL_lose_context').loseContext();
  return btoa(binary);
};

const VERTEX = `#version 300 es
void main() {
  // One triangle that covers the whole picture.
  gl_Position = vec4(vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1), 0, 1);
}`;

/** A headless browser that draws fragment shaders on the processor, the same on every machine. */
export const openDrawing = async () => {
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
  return {
    /** Linear light, RGB triplets, top row first. */
    async draw(fragment, width, height, passes) {
      const page = await browser.newPage();
      const text = await page.evaluate(drawInPage, {
        vertex: VERTEX,
        fragment,
        width,
        height,
        passes,
      });
      await page.close();
      const bytes = Buffer.from(text, 'base64');
      return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    },
    close: () => browser.close(),
  };
};
