import type { WasmExports } from '../../src/engine/wasmExports';

/** Exports that add up their own time: the rest of an engine's time is its overhead. */
export const meterKernels = (wasm: WasmExports) => {
  let spent = 0;
  const metered = Object.entries(wasm).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [name, value];
    const call = (...args: unknown[]): unknown => {
      const from = performance.now();
      const result: unknown = value(...args);
      spent += performance.now() - from;
      return result;
    };
    return [name, call];
  });
  return {
    // The same names with functions of the same signatures.
    wasm: Object.fromEntries(metered) as WasmExports,
    /** Milliseconds since the last call. */
    takeMs: (): number => {
      const ms = spent;
      spent = 0;
      return ms;
    },
  };
};
