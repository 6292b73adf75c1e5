import type { Engine } from '../../src/engine/engine';
import type { WasmExports } from '../../src/engine/wasmExports';

/** Decoded pixels, four bytes each. */
export type Pixels = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
};

/** What suites need from their host, Node or a browser. */
export type Host = {
  /** The exports of a fresh instance, for measuring below the engine. */
  readonly instantiate: () => Promise<WasmExports>;
  readonly loadEngine: () => Promise<Engine>;
  /** Every picture at 800 px. */
  readonly loadPictures: () => Promise<Pixels[]>;
  /** The largest picture that is no larger than a phone's photo, at full size. */
  readonly loadFullPicture: () => Promise<Pixels>;
};
