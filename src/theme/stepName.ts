/** What a step may be called in an address and in code. */
const STEP_NAME = /^[A-Za-z0-9-]{1,12}$/;

/** What exports call an anchor between steps: 'base', 'base-2' … */
const ANCHOR_NAME = /^base(?:-\d)?$/i;

export const isStepName = (name: string): boolean => STEP_NAME.test(name);

/** Exports write steps and anchors of a scale side by side, some of them in lower case. */
export const isAnchorName = (name: string): boolean => ANCHOR_NAME.test(name);
