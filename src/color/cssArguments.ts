/** A CSS function's arguments, split at `sign` outside parentheses; with spaces, '/' is a part of its own. */
export const splitArguments = (inside: string, sign: ',' | ' '): string[] => {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  const end = (): void => {
    if (part.trim() !== '') parts.push(part.trim());
    part = '';
  };
  for (const char of inside) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth > 0 || (char !== sign && !(char === '/' && sign === ' '))) part += char;
    else {
      end();
      if (char === '/') parts.push('/');
    }
  }
  end();
  return parts;
};
