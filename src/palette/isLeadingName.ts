/** The parts that colors play in a brand, as stylesheets and tokens call them. */
const LEADING = /(?:^|[^a-z])(?:brand|primary|secondary|accent)(?:$|[^a-z])/i;

/** What is only there for one of them: its text, its states, the steps of its scale but the middle one. */
const ATTENDANT =
  /(?:^|[^a-z])(?:on|fg|bg|text|foreground|background|contrast|inverse|border|outline|ring|hover|active|focus|disabled|container|muted|subtle|soft|light|lighter|lightest|dark|darker|darkest)(?:$|[^a-z])|(?:^|\D)(?!500(?:\D|$))\d{2,3}(?:\D|$)/i;

/** Whether a color is one of those that a palette is about, by what it is called: 'Brand', 'primary-500', 'accent'. */
export const isLeadingName = (name: string | null): boolean =>
  // Stryker disable next-line ConditionalExpression: neither word is found in 'null', as none would be read
  name !== null && LEADING.test(name) && !ATTENDANT.test(name);
