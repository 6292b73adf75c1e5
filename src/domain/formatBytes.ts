/** Decimal kilobytes, as in file managers. */
export const formatBytes = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
