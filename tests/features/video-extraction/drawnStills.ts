import { onTestFinished, vi } from 'vitest';

/** A picture of a blob: the test document decodes none. */
type Bitmap = { readonly blob: Blob; readonly close: () => void };

/** Canvases that show pictures of blobs, as browsers have them: by canvas, what it shows. */
export const drawStills = () => {
  const shown = new Map<HTMLCanvasElement, Blob | null>();
  const closed: Blob[] = [];
  vi.stubGlobal('createImageBitmap', async (blob: Blob): Promise<Bitmap> => ({
    blob,
    close: () => closed.push(blob),
  }));
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function getContext(
    this: HTMLCanvasElement,
    kind: string,
  ) {
    const transferFromImageBitmap = (bitmap: Bitmap | null) => shown.set(this, bitmap?.blob ?? null);
    return kind === 'bitmaprenderer' ? ({ transferFromImageBitmap } as never) : null;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    context.mockRestore();
  });
  return { shown, closed };
};
