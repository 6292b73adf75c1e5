import engineAddress from '../../../assembly/build/engine.wasm?url';
import { createWasmEngine } from '../../../src/engine/wasmEngine';
import type { WasmExports } from '../../../src/engine/wasmExports';
import type { Host, Pixels } from '../../host/host';
import { fetchPicture, fetchPictureNames } from './pictures';

const SMALL_SIDE = 800;

let compiled: Promise<WebAssembly.Module> | null = null;

const instantiate = async (): Promise<WasmExports> => {
  compiled ??= WebAssembly.compileStreaming(fetch(engineAddress));
  const instance = await WebAssembly.instantiate(await compiled, {});
  // The module is built from assembly/index.ts, whose exports this type lists.
  return instance.exports as unknown as WasmExports;
};

const decode = async (name: string, side?: number): Promise<Pixels> => {
  const bitmap = await createImageBitmap(await fetchPicture(name));
  const scale = side ? Math.min(1, side / Math.max(bitmap.width, bitmap.height)) : 1;
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas here');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { name, width, height, rgba: new Uint8Array(data.buffer) };
};

/** The engine and the pictures as a page or a worker has them. The full-size picture is the last one of the list. */
export const host: Host = {
  instantiate,
  loadEngine: async () => createWasmEngine(await instantiate()),
  loadPictures: async () => {
    const pictures: Pixels[] = [];
    for (const name of await fetchPictureNames()) pictures.push(await decode(name, SMALL_SIDE));
    return pictures;
  },
  loadFullPicture: async () => decode((await fetchPictureNames()).at(-1) ?? ''),
};
