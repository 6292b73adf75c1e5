/** Comments, and what a JavaScript module has before its only object. */
const HEAD =
  /^(?:\s|\/\*(?:[^*]|\*(?!\/)){0,2000}\*\/|\/\/[^\n]{0,300}\n)*(?:module\.exports\s*=|export default|(?:export )?const \w{1,40}\s*=)\s*(?=\{)/;
/** What may follow the object: 'export default tokens;'. */
const END = /^\s*;?\s*(?:(?:export default|module\.exports\s*=)\s*\w{1,40}\s*;?)?\s*$/;
/** Style Dictionary repeats what a token was before it was resolved, and what kind of token it is. */
const RECORD = /"original":\s*[{"]/;

/**
 * The JSON of a module that Style Dictionary wrote, on its lines; null for other texts. As code, the parts of a token
 * would be colors each.
 */
export const jsonOfModule = (text: string): string | null => {
  const head = RECORD.test(text) ? HEAD.exec(text)?.[0] : undefined;
  if (head === undefined) return null;
  const end = text.lastIndexOf('}') + 1;
  if (!END.test(text.slice(end))) return null;
  return head.replaceAll(/[^\n]/g, ' ') + text.slice(head.length, end);
};
