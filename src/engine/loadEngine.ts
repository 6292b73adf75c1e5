import type { Engine } from './engine';
import { createReferenceEngine } from './referenceEngine';
import { createWasmEngine } from './wasmEngine';
import type { WasmExports } from './wasmExports';

/**
 * The compiled engine, or where the browser refuses WebAssembly the slower reference with the same results. A page or
 * worker has a single instance of the module, so the owner of a broken engine has to start another worker.
 */
export const loadEngine = async (): Promise<Engine> => {
  try {
    const module = await import('../../assembly/build/engine.wasm');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler writes no types; the list is ours
    return createWasmEngine(module as unknown as WasmExports);
  } catch {
    return createReferenceEngine();
  }
};
