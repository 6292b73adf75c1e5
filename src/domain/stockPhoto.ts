/** A picture offered in the gallery. */
export type StockPhoto = {
  readonly id: string;
  /** What the picture shows, for people who do not see it. */
  readonly alt: string;
  /** Credited under the picture. */
  readonly photographer: string;
  readonly src: { readonly large: string; readonly medium: string; readonly original: string };
  /** Size of the original in pixels; the gallery lays out its rows with the ratio before anything loads. */
  readonly width: number;
  readonly height: number;
  /** The picture's five colors as '#RRGGBB', where the provider knows them. */
  readonly colors: readonly string[];
};

/** Where gallery pictures come from. Never rejects: a failing provider is an empty list. */
export interface StockPhotos {
  /** `page` counts from 1. Fewer than `perPage` pictures means that there are no more. */
  curated(page: number, perPage: number): Promise<readonly StockPhoto[]>;
}
