import type { StockVideo, StockVideoFile, StockVideos } from '../../domain/stockVideo';
import { askStock, type Fields, listOf, numberOf, textOf } from './askStock';
import type { BackendConfiguration } from '../configuration';

const toFile = (file: Fields): StockVideoFile => ({
  link: textOf(file['link']),
  quality: textOf(file['quality']),
  fileType: textOf(file['file_type']),
  width: numberOf(file['width']),
  height: numberOf(file['height']),
});

const toVideo = (video: Fields): StockVideo => ({
  id: textOf(video['id']),
  alt: '',
  photographer: textOf(video['photographer']),
  image: textOf(video['image']),
  durationSeconds: null,
  videoFiles: listOf(video['video_files'])
    .map(toFile)
    .filter(({ link }) => link !== ''),
  colors: [],
});

const isUsable = ({ id, image, videoFiles }: StockVideo): boolean =>
  id !== '' && image !== '' && videoFiles.length > 0;

/** The provider's videos, requested through the service. */
export const createStockVideoProvider = (configuration: BackendConfiguration): StockVideos => ({
  popular: async (page, perPage) =>
    (await askStock(configuration, 'videos', page, perPage)).map(toVideo).filter(isUsable),
});
