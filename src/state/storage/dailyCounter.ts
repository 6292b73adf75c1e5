/** Image extractions of today that count against the plan's limit. */
export interface DailyCounter {
  /** How many were used today, 0 to `limit`. */
  used(limit: number): Promise<number>;
  /** Counts one more in a single transaction and returns how many are used now. */
  spend(limit: number): Promise<number>;
  /** Calls back whenever one is counted. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}
