/** vite-plugin-wasm instantiates the compiled module and exposes its exports as named exports. */
declare module '*.wasm' {
  const instance: WebAssembly.Exports;
  export = instance;
}
