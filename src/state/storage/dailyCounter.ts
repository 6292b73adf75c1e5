/** Image extractions of today that count against the plan's limit. */
export interface DailyCounter {
  /** How many were used today, 0 to `limit`. */
  used(limit: number): Promise<number>;
  /** Counts one more in a single transaction and returns the new count. */
  spend(limit: number): Promise<number>;
  /** Calls back whenever the count changes. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}
