export const isGzip = async (source: Blob): Promise<boolean> => {
  const [first, second] = new Uint8Array(await source.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
};

export type Unpacked = {
  readonly unpacked: Blob;
  /** Whether the data was longer than requested. */
  readonly isCut: boolean;
};

/** Decompresses the first `maxBytes` of a gzip file, however large its content. Null if it is damaged. */
export const gunzip = async (source: Blob, maxBytes: number): Promise<Unpacked | null> => {
  const reader = source.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    while (bytes <= maxBytes) {
      // oxlint-disable-next-line no-await-in-loop -- a stream yields one chunk at a time
      const { done, value } = await reader.read();
      if (done) return { unpacked: new Blob(pieces), isCut: false };
      pieces.push(value);
      bytes += value.byteLength;
    }
  } catch {
    return null;
  }
  await reader.cancel().catch(() => undefined);
  return { unpacked: new Blob(pieces).slice(0, maxBytes), isCut: true };
};
