import type { WasmExports } from '../../src/engine/wasmExports';

/** Exports that add up how long they take: what an engine over them adds is the rest of its own time. */
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
    // The same names with functions of the same shapes.
    wasm: Object.fromEntries(metered) as WasmExports,
    /** Milliseconds since the last time it was asked. */
    takeMs: (): number => {
      const ms = spent;
      spent = 0;
      return ms;
    },
  };
};
