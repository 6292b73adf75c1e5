/**
 * Runs inside a page that has loaded Mediabunny: films the shots one after the other with a hand-held camera, grain and
 * specks in the air, and returns the film as base64. A clip is reproducible except for the encoder.
 */
export const filmClip = async ({ shots, motes, pictures, width, height, fps, bitrate }) => {
  const { Output, Mp4OutputFormat, BufferTarget, CanvasSource } = globalThis.Mediabunny;
  let state = 20;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const load = async (base64) =>
    createImageBitmap(await (await fetch(`data:image/jpeg;base64,${base64}`)).blob());
  const bitmaps = Object.fromEntries(
    await Promise.all(Object.entries(pictures).map(async ([id, base64]) => [id, await load(base64)])),
  );

  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';

  const GRAIN = 256;
  const grain = new OffscreenCanvas(GRAIN, GRAIN);
  const specks = new ImageData(GRAIN, GRAIN);
  for (let at = 0; at < specks.data.length; at += 4) {
    specks.data.fill(random() * 255, at, at + 3);
    specks.data[at + 3] = 9;
  }
  grain.getContext('2d').putImageData(specks, 0, 0);

  const air = Array.from({ length: motes?.count ?? 0 }, () => ({
    x: random(),
    y: random(),
    depth: 0.4 + random(),
    sway: random() * 6.28,
  }));

  const drawShot = ({ picture, from, to, light, seconds }, inShot, t) => {
    const bitmap = bitmaps[picture];
    // Eases in and out, like a hand movement.
    const along = inShot / seconds;
    const eased = along * along * (3 - 2 * along);
    const between = (index) => from[index] + (to[index] - from[index]) * eased;
    const fit = Math.min(bitmap.width / width, bitmap.height / height) / between(2);
    const cropWidth = width * fit;
    const cropHeight = height * fit;
    const swayX = (Math.sin(t * 1.3) + 0.5 * Math.sin(t * 2.9 + 1)) * cropWidth * 0.0035;
    const swayY = (Math.sin(t * 1.7 + 2) + 0.5 * Math.sin(t * 3.7)) * cropHeight * 0.0045;
    const within = (center, crop, side) => Math.min(Math.max(center - crop / 2, 0), side - crop);
    const x = within(between(0) * bitmap.width + swayX, cropWidth, bitmap.width);
    const y = within(between(1) * bitmap.height + swayY, cropHeight, bitmap.height);
    context.filter = `brightness(${light[0] + (light[1] - light[0]) * along})`;
    context.drawImage(bitmap, x, y, cropWidth, cropHeight, 0, 0, width, height);
    context.filter = 'none';
  };

  const drawAir = (t) => {
    for (const { x, y, depth, sway } of air) {
      const at = (y + (t * motes.drift * depth) / 4 + 8) % 1;
      const aside = (x + Math.sin(t * 0.7 + sway) * 0.012 + 1) % 1;
      context.fillStyle = `rgba(${motes.color}, ${0.2 + 0.35 * (depth - 0.4)})`;
      context.beginPath();
      context.arc(aside * width, at * height, motes.size * depth, 0, 6.28);
      context.fill();
    }
  };

  const drawGrain = () => {
    const left = -Math.floor(random() * GRAIN);
    const top = -Math.floor(random() * GRAIN);
    for (let y = top; y < height; y += GRAIN) {
      for (let x = left; x < width; x += GRAIN) context.drawImage(grain, x, y);
    }
  };

  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const source = new CanvasSource(canvas, { codec: 'avc', bitrate, keyFrameInterval: 3 });
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  let start = 0;
  for (const shot of shots) {
    for (let frame = 0; frame < shot.seconds * fps; frame += 1) {
      const t = start + frame / fps;
      drawShot(shot, frame / fps, t);
      drawAir(t);
      drawGrain();
      // oxlint-disable-next-line no-await-in-loop -- add() resolves when the encoder can take the next frame
      await source.add(t, 1 / fps);
    }
    start += shot.seconds;
  }
  await output.finalize();
  const toBase64 = (blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result.split(',')[1]));
      reader.readAsDataURL(blob);
    });
  // The still is taken once the first shot has nearly reached its final framing.
  drawShot(shots[0], shots[0].seconds * 0.6, shots[0].seconds * 0.6);
  return {
    film: await toBase64(new Blob([output.target.buffer])),
    still: await toBase64(await canvas.convertToBlob({ type: 'image/png' })),
  };
};
