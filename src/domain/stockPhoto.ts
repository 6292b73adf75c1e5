/** A picture offered in the gallery. */
export type StockPhoto = {
  readonly id: string;
  /** Text alternative of the picture. */
  readonly alt: string;
  /** A few words shown under it; without them the text alternative is. */
  readonly title?: string;
  /** Credited under the picture. */
  readonly photographer: string;
  readonly src: { readonly large: string; readonly medium: string; readonly original: string };
  /** Size of the original in pixels; the gallery lays out its rows from the ratio before anything loads. */
  readonly width: number;
  readonly height: number;
  /** The picture's five colors as '#RRGGBB', where the provider knows them. */
  readonly colors: readonly string[];
};

/** Source of gallery pictures. Never rejects: if the provider fails, the list is empty. */
export interface StockPhotos {
  /** `page` counts from 1. Fewer than `perPage` pictures mean that it is the last page. */
  curated(page: number, perPage: number): Promise<readonly StockPhoto[]>;
}
