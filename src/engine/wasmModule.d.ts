/** vite-plugin-wasm loads the compiled module instantiated, with its exports as named exports. */
declare module '*.wasm' {
  const instance: WebAssembly.Exports;
  export = instance;
}
