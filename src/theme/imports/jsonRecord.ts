export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys, and no list. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a text of JSON is; null for anything else. */
export const parsedRecord = (text: string): JsonRecord | null => {
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) ? data : null;
  } catch {
    return null;
  }
};
