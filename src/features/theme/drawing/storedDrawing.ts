import type { LocalStore } from '../../../state/storage/localStore';
import { writeSvg } from '../../../theme/drawing/svgWriting';
import { DRAWING_KEY } from './drawingKey';
import type { OwnDrawing } from './ownDrawing';

/** Enough for a logo, an icon or a small illustration: more would take storage from palettes. */
const LENGTH_MAX = 64_000;

type Kept = { readonly name: string; readonly svg: string };

/** Stores a small SVG on this device, next to the theme; anything else removes the stored one. */
export const storeDrawing = (storage: LocalStore, own: OwnDrawing | null): void => {
  const svg = own?.kind === 'svg' ? writeSvg(own.drawing, own.drawing.colors) : null;
  const isKept = own !== null && svg !== null && svg.length <= LENGTH_MAX;
  if (isKept) storage.write(DRAWING_KEY, { name: own.name, svg } satisfies Kept);
  else if (readStoredDrawing(storage)) storage.write(DRAWING_KEY, null);
};

export const readStoredDrawing = (storage: LocalStore): Kept | null => {
  const kept = storage.read(DRAWING_KEY);
  if (typeof kept !== 'object' || kept === null || !('name' in kept && 'svg' in kept)) return null;
  const { name, svg } = kept;
  return typeof name === 'string' && typeof svg === 'string' && svg.length <= LENGTH_MAX
    ? { name, svg }
    : null;
};
