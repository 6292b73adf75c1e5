/** The frame that the timeline points at; made anew with each request, so that the same frame can be asked for again. */
export type SelectedFrame = {
  readonly index: number;
  /** Its card is wanted in view. */
  readonly isAskedFor: boolean;
};
