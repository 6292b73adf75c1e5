/** A frame from the decoder in the worker, or from a player on the page. */
export type DecodedFrame = VideoFrame | ImageBitmap;
