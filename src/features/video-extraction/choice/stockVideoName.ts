import type { StockVideo } from '../../../domain/stockVideo';

/** Name of a stock video: its title, its description, or its author. */
export const stockVideoName = ({ alt, title = alt, photographer }: StockVideo): string =>
  title || `Video by ${photographer}`;
