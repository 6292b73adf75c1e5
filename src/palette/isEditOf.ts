import { packRgb } from '../color/color';
import type { Palette } from '../color/types';

/**
 * Whether a palette is another one after a single edit: reordered, with colors added or removed, or with one color
 * changed. This looks at the colors alone: a palette that was generated around all but one locked color is one, too.
 */
export const isEditOf = (edited: Palette, before: Palette): boolean => {
  const gone = before.map(({ rgb }) => packRgb(rgb));
  const added = edited.filter(({ rgb }) => {
    const place = gone.indexOf(packRgb(rgb));
    if (place >= 0) gone.splice(place, 1);
    return place < 0;
  });
  return gone.length === 0 || added.length === 0 || (gone.length === 1 && added.length === 1);
};
