/** Words for the main colors of a brand, as stylesheets and tokens use them. */
const LEADING = /(?:^|[^a-z])(?:brand|primary|secondary|accent)(?:$|[^a-z])/i;

/** Words for colors that only accompany a main one: its text, its states, the steps of its scale except 500. */
const ATTENDANT =
  /(?:^|[^a-z])(?:on|fg|bg|text|foreground|background|contrast|inverse|border|outline|ring|hover|active|focus|disabled|container|muted|subtle|soft|light|lighter|lightest|dark|darker|darkest)(?:$|[^a-z])|(?:^|\D)(?!500(?:\D|$))\d{2,3}(?:\D|$)/i;

/** Whether a color is a main one of its palette, by its name: 'Brand', 'primary-500', 'accent'. */
export const isLeadingName = (name: string | null): boolean =>
  // Stryker disable next-line ConditionalExpression: neither word is found in 'null', as none would be read
  name !== null && LEADING.test(name) && !ATTENDANT.test(name);
