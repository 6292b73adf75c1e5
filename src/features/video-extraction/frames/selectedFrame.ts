/** The frame selected in the timeline; a new object for each request, so that the same frame can be requested again. */
export type SelectedFrame = {
  readonly index: number;
  /** Its card has to be scrolled into view. */
  readonly isAskedFor: boolean;
};
