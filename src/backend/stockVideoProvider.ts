import type { StockVideo, StockVideoFile, StockVideos } from '../domain/stockVideo';
import { BackendError } from './backend';
import type { BackendConfiguration } from './configuration';
import { timedFetch } from './timedFetch';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

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

/** Asks the server function, which knows the provider's key. Without the client of the service: visitors browse, too. */
export const createStockVideoProvider = ({ url, publishableKey }: BackendConfiguration): StockVideos => ({
  popular: async (page, perPage) => {
    const address = `${url}/functions/v1/stock?kind=videos&per_page=${perPage}&page=${page}`;
    const response = await timedFetch(address, { headers: { apikey: publishableKey } });
    if (!response.ok) throw new BackendError('unexpected');
    const answer: unknown = await response.json();
    return listOf(isFields(answer) ? answer['videos'] : null)
      .map(toVideo)
      .filter(isUsable);
  },
});
