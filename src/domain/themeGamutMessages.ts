/** How many steps of a theme are wide, and what that means for screens that are not. */
export const wideSteps = (count: number): string => {
  if (count === 0)
    return 'No step is wider than sRGB yet. Stronger colors, or more chroma on the curve, make some.';
  const [are, each] = count === 1 ? ['step is', 'It has'] : ['steps are', 'Each has'];
  return `${count} ${are} wider than sRGB, with a corner. ${each} an sRGB color of the same contrast, which other screens show and all checks are made with.`;
};

export const WIDE_NOT_SHOWN = 'This screen shows sRGB: you see the fallbacks.';
export const SHOW_FALLBACKS = 'Show the sRGB fallbacks';

/** What an export of a wide theme has of it. */
export const WIDE_WRITTEN = 'Display P3, with its sRGB color before each for other screens';
export const WIDE_LEFT_OUT = 'sRGB alone: this format gets no wide colors';
