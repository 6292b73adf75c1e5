const VALUE = String.raw`[ \t]{0,8}:[ \t]{0,8}`;
const BETWEEN = String.raw`[ \t]{0,8};(?<gap>(?:\s|\/\*[^*]{0,100}\*\/){0,40})`;
/** '--accent-h: 254; --accent-s: 80%; --accent-l: 68%', as in themes of Obsidian. */
const PARTS = new RegExp(
  String.raw`(?<name>(?:--|\$|@)[\w-]{1,60}?)-h(?:ue)?${VALUE}(?<h>\d{1,3}(?:\.\d{1,6})?)(?:deg)?${BETWEEN}` +
    String.raw`\k<name>-s(?:at(?:uration)?)?${VALUE}(?<s>\d{1,3}(?:\.\d{1,6})?%)${BETWEEN.replace('gap', 'space')}` +
    String.raw`\k<name>-l(?:ight(?:ness)?)?${VALUE}(?<l>\d{1,3}(?:\.\d{1,6})?%)`,
  'g',
);

/** Stylesheets with hue, saturation and lightness in variables of their own, as one color under their common name. */
export const withJoinedHsl = (text: string): string =>
  text.replaceAll(PARTS, (...match) => {
    const { name, h, s, l, gap, space }: Record<string, string> = match.at(-1);
    // As many lines as before.
    return `${name}: hsl(${h} ${s} ${l})${`${gap}${space}`.replaceAll(/[^\n]/g, '')}`;
  });
