import type { StockPhoto, StockPhotos } from '../../domain/stockPhoto';
import { askStock, type Fields, fieldsOf, numberOf, textOf } from './askStock';
import type { BackendConfiguration } from '../configuration';

const toPhoto = (photo: Fields): StockPhoto => {
  const src = fieldsOf(photo['src']);
  return {
    id: textOf(photo['id']),
    // Used as the accessible and visible name, so it must not be empty.
    alt: textOf(photo['alt']) || 'Photograph',
    photographer: textOf(photo['photographer']),
    src: { large: textOf(src['large']), medium: textOf(src['medium']), original: textOf(src['original']) },
    width: numberOf(photo['width']),
    height: numberOf(photo['height']),
    colors: [],
  };
};

/** Without its size a picture cannot be laid out, and without its files it cannot be opened. */
const isUsable = ({ id, src, width, height }: StockPhoto): boolean =>
  id !== '' && src.large !== '' && src.medium !== '' && width > 0 && height > 0;

/** The provider's pictures, requested through the service. */
export const createStockPhotoProvider = (configuration: BackendConfiguration): StockPhotos => ({
  curated: async (page, perPage) =>
    (await askStock(configuration, 'photos', page, perPage)).map(toPhoto).filter(isUsable),
});
