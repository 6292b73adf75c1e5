/** Free image extractions used on this device today, exact across tabs, starting again at local midnight. */
export interface DailyCounter {
  /** How many were used today, 0 to `limit`. */
  used(limit: number): Promise<number>;
  /** Counts one more in a single transaction and returns how many are used now. */
  spend(limit: number): Promise<number>;
  /** Calls back whenever this or another tab counts one. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}
