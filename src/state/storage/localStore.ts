/**
 * Small values kept on this device, as JSON. Never throws: blocked storage reads as empty,
 * and a full disk is reported once through `onTrouble`, while the product goes on from memory.
 */
export interface LocalStore {
  /** The parsed value, or undefined when there is none. A value that is not JSON is kept once under `key-backup`. */
  read(key: string): unknown;
  /** False when the value could not be kept. */
  write(key: string, value: unknown): boolean;
}
