/**
 * Small values kept on this device, as JSON. Never throws: blocked storage reads as empty, and full storage is reported
 * once through `onTrouble`, while the values are kept in memory.
 */
export interface LocalStore {
  /** The parsed value, or undefined when there is none. Invalid JSON is backed up once under `key-backup`. */
  read(key: string): unknown;
  /**
   * Returns false when the value could not be stored. A value that only makes sense beside that of another key,
   * `besideKey`, is kept in memory for as long as that one could not be stored.
   */
  write(key: string, value: unknown, besideKey?: string): boolean;
  /** Removes everything but the device's own settings and counts, also what other tabs have stored. */
  clear(): void;
}
