export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and not an array. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON object; null for anything else. */
export const parsedRecord = (text: string): JsonRecord | null => {
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) ? data : null;
  } catch {
    return null;
  }
};
