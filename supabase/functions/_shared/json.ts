import { Refusal } from './refusal.ts';

const MAX_DEPTH = 16;
// The check below only needs strings, brackets and colons, as the text has already been parsed.
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** Refuses what parsers interpret differently: duplicate keys, and the key that sets a prototype. */
const checkShape = (text: string): void => {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null);
      if (open.length > MAX_DEPTH) throw new Refusal(400, 'The request is nested too deeply');
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ':') {
      const key = String(JSON.parse(last));
      const keys = open.at(-1);
      if (key === '__proto__' || keys?.has(key))
        throw new Refusal(400, 'The request holds a key it must not');
      keys?.add(key);
    }
    last = token;
  }
};

/** The fields of a JSON object. */
export const parseJsonObject = (text: string): Readonly<Record<string, unknown>> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The request is not a JSON object');
  }
  checkShape(text);
  return value as Readonly<Record<string, unknown>>;
};
