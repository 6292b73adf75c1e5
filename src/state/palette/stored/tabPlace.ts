import { detailsOf, readDetails, type KnownDetails } from '../../../domain/paletteDetails';
import { readPlace, type SavedPlace } from '../../../domain/savedPalette';
import { attempt, own } from '../../../palette/foreignValue';
import type { PaletteDocument } from '../../../palette/palette';
import type { LocalStore } from '../../storage/localStore';

const KEY = 'hueloom-palette-place';

/** Where a palette is saved, with what is known of it there. */
type TabPlace = KnownDetails & { readonly saved: SavedPlace };

/**
 * Stores where the palette of this tab is saved, with its link: a reload finds it there, also where another tab has
 * written its own history since.
 */
export const keepTabPlace = (
  tabStorage: LocalStore,
  link: string,
  { saved, ...details }: Pick<PaletteDocument, 'saved'> & KnownDetails,
): void => {
  tabStorage.write(KEY, saved ? { link, saved, ...detailsOf(details) } : null);
};

/** Where the palette with this link is saved, as this tab knows; null if it does not. */
export const readTabPlace = (tabStorage: LocalStore, link: string): TabPlace | null =>
  attempt(() => {
    const kept = tabStorage.read(KEY);
    const saved = own(kept, 'link') === link ? readPlace(own(kept, 'saved')) : null;
    return saved && { saved, ...readDetails(kept) };
  }, null);
