/** The start of each of the preview's columns or rows in the picture, followed by the end of the last. */
export type Areas = { readonly count: number; readonly starts: Uint32Array };
