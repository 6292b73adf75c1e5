import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReferenceEngine } from '../../../src/engine/referenceEngine';
import { readPicture } from '../../../workers/image-extraction/readPicture';

afterEach(() => vi.unstubAllGlobals());

describe('readPicture', () => {
  it('refuses by name when the browser gives no canvas', () => {
    class NoCanvas {
      getContext(): null {
        return null;
      }
    }
    vi.stubGlobal('OffscreenCanvas', NoCanvas);
    // Only its size is read before the canvas is asked for.
    const bitmap = { width: 10, height: 10 } as ImageBitmap;
    const reply = readPicture(bitmap, 'srgb', { count: 5, style: 'vivid' }, createReferenceEngine(), {
      startMs: 0,
      decodeMs: 0,
    });
    expect(reply).toEqual({ ok: false, failure: 'canvas' });
  });
});
