import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadEngine } from '../../src/engine/loadEngine';

afterEach(() => {
  vi.doUnmock('../../assembly/build/engine.wasm');
  vi.resetModules();
});

describe('loading the engine', () => {
  it('takes the compiled one', async () => {
    expect((await loadEngine()).kind).toBe('wasm');
  });

  it('falls back to the reference where WebAssembly is refused [FT-06]', async () => {
    vi.resetModules();
    vi.doMock('../../assembly/build/engine.wasm', () => {
      throw new WebAssembly.CompileError('Wasm code generation disallowed by embedder');
    });
    const { loadEngine: load } = await import('../../src/engine/loadEngine');
    const engine = await load();
    expect(engine.kind).toBe('reference');
    expect([...engine.summarize(Uint8Array.of(1, 2, 3, 255)).colors]).toEqual([0x010203]);
  });
});
