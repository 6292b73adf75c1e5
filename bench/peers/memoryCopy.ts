// (module (memory (export "m") 0) (func (export "c") (param i32 i32 i32) (memory.copy (local.get 0 1 2))))
const MODULE = [
  '0061736d01000000', // magic and version
  '01070160037f7f7f00', // the type (i32, i32, i32) → ()
  '03020100', // one function of that type
  '0503010000', // one memory
  '070902016d020001630000', // exports m and c
  '0a0e010c00200020012002fc0a00000b', // the body
].join('');

/** Copies this many bytes within WebAssembly memory: the machine's memory bandwidth. */
export const createCopier = (bytes: number) => {
  const code = Uint8Array.from({ length: MODULE.length / 2 }, (_, at) =>
    Number.parseInt(MODULE.slice(2 * at, 2 * at + 2), 16),
  );
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code));
  const { m: memory, c: copy } = exports as {
    m: WebAssembly.Memory;
    c: (to: number, from: number, n: number) => void;
  };
  memory.grow(Math.ceil((2 * bytes) / 65_536));
  const all = new Uint8Array(memory.buffer);
  all.fill(7, 0, bytes);
  return {
    run: (): void => copy(bytes, 0, bytes),
    isRight: (): boolean => all[bytes] === 7 && all[2 * bytes - 1] === 7,
  };
};
