import type { StockVideo } from '../../../domain/stockVideo';

/** A video as it was chosen. */
export type ChosenVideo =
  | { readonly kind: 'file'; readonly file: Blob; readonly name: string }
  | { readonly kind: 'stock'; readonly video: StockVideo }
  | { readonly kind: 'random' };

/** A video as it was chosen, without its file. */
export type VideoChoice =
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'stock'; readonly video: StockVideo };

/** A video that was chosen and of which no frame has been read yet. */
export type Unread = {
  readonly choice: VideoChoice;
  /** Its id once it has been opened on this page; null before, and after a reload. */
  readonly id: number | null;
};
