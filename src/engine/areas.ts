/** Where each of the preview's columns or rows begins, and the end of the last one. */
export type Areas = { readonly count: number; readonly starts: Uint32Array };
