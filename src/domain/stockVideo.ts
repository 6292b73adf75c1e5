export type StockVideoFile = {
  readonly link: string;
  /** The provider's quality label: 'hd', 'sd'. */
  readonly quality: string;
  /** MIME type. */
  readonly fileType: string;
  /** Pixels; 0 where the provider does not know. */
  readonly width: number;
  readonly height: number;
};

/** A video offered in the gallery. */
export type StockVideo = {
  readonly id: string;
  /** Text alternative of the video; '' if the provider has none. */
  readonly alt: string;
  /** A few words shown under it; without them the text alternative is. */
  readonly title?: string;
  /** Credited under the video. */
  readonly photographer: string;
  /** A still of it. */
  readonly image: string;
  /** Null if unknown. */
  readonly durationSeconds: number | null;
  /** The same video in several sizes and formats; never empty. */
  readonly videoFiles: readonly StockVideoFile[];
  /** The still's five colors as '#RRGGBB', where they are known. */
  readonly colors: readonly string[];
};

/** Source of gallery videos. Never rejects: if the provider fails, the list is empty. */
export interface StockVideos {
  /** `page` counts from 1. Fewer than `perPage` videos mean that it is the last page. */
  popular(page: number, perPage: number): Promise<readonly StockVideo[]>;
}

/** Colors are read at 800 px at most, so the smallest file with that longest side is enough. */
const ENOUGH_PIXELS = 800;

const longestSide = ({ width, height }: StockVideoFile): number => Math.max(width, height);

/** The file to load: the smallest that is large enough, else the largest. */
export const pickVideoFile = ({ videoFiles }: StockVideo): StockVideoFile | null => {
  const bySize = videoFiles
    .filter(({ fileType }) => fileType === '' || fileType.startsWith('video/'))
    .toSorted((a, b) => longestSide(a) - longestSide(b));
  return bySize.find((file) => longestSide(file) >= ENOUGH_PIXELS) ?? bySize.at(-1) ?? null;
};
