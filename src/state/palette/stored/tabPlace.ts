import { readPlace, type SavedPlace } from '../../../domain/savedPalette';
import { own } from '../../../palette/foreignValue';
import type { LocalStore } from '../../storage/localStore';

const KEY = 'hueloom-palette-place';

/**
 * Stores where the palette of this tab is saved, with its link: a reload finds it there, also where another tab has
 * written its own history since.
 */
export const keepTabPlace = (tabStorage: LocalStore, link: string, place: SavedPlace | undefined): void => {
  tabStorage.write(KEY, place ? { link, place } : null);
};

/** Where the palette with this link is saved, as this tab knows; null if it does not. */
export const readTabPlace = (tabStorage: LocalStore, link: string): SavedPlace | null => {
  const kept = tabStorage.read(KEY);
  return own(kept, 'link') === link ? readPlace(own(kept, 'place')) : null;
};
