import type { StockVideo } from '../../../domain/stockVideo';

/** A video as it was chosen. */
export type ChosenVideo =
  | { readonly kind: 'file'; readonly file: Blob; readonly name: string }
  | { readonly kind: 'stock'; readonly video: StockVideo }
  | { readonly kind: 'random' };
