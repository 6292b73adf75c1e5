import type { StockPhoto, StockPhotos } from '../../domain/stockPhoto';
import { askStock, type Fields, fieldsOf, numberOf, textOf } from './askStock';
import type { BackendConfiguration } from '../configuration';

const toPhoto = (photo: Fields): StockPhoto => {
  const src = fieldsOf(photo['src']);
  return {
    id: textOf(photo['id']),
    // Read out and shown as its name, so there is always a word.
    alt: textOf(photo['alt']) || 'Photograph',
    photographer: textOf(photo['photographer']),
    src: { large: textOf(src['large']), medium: textOf(src['medium']), original: textOf(src['original']) },
    width: numberOf(photo['width']),
    height: numberOf(photo['height']),
    colors: [],
  };
};

/** Without its size the gallery cannot lay a picture out, and without its files nobody can read it. */
const isUsable = ({ id, src, width, height }: StockPhoto): boolean =>
  id !== '' && src.large !== '' && src.medium !== '' && width > 0 && height > 0;

/** The pictures of the provider that the service asks for us. */
export const createStockPhotoProvider = (configuration: BackendConfiguration): StockPhotos => ({
  curated: async (page, perPage) =>
    (await askStock(configuration, 'photos', page, perPage)).map(toPhoto).filter(isUsable),
});
