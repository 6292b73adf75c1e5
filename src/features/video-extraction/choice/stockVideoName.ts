import type { StockVideo } from '../../../domain/stockVideo';

/** Name of a stock video: its description, or its author. */
export const stockVideoName = ({ alt, photographer }: StockVideo): string =>
  alt || `Video by ${photographer}`;
