import type { Engine } from '../../src/engine/engine';
import type { WasmExports } from '../../src/engine/wasmExports';

/** Decoded pixels, four bytes each. */
export type Pixels = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
};

/** What suites need of the place they run in, Node or a browser. */
export type Host = {
  /** The exports of a fresh instance, for what is measured below the engine. */
  readonly instantiate: () => Promise<WasmExports>;
  readonly loadEngine: () => Promise<Engine>;
  /** Every picture at 800 px. */
  readonly loadPictures: () => Promise<Pixels[]>;
  /** The largest picture up to what a phone takes, at its full size. */
  readonly loadFullPicture: () => Promise<Pixels>;
};
