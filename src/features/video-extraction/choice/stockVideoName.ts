import type { StockVideo } from '../../../domain/stockVideo';

/** What a stock video is called: what it shows, or who made it. */
export const stockVideoName = ({ alt, photographer }: StockVideo): string =>
  alt || `Video by ${photographer}`;
