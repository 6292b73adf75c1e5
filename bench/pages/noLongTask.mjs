/**
 * What a longest task of 0 ms stands for where the browser reports long tasks alone: part of the kind of such a figure.
 */
export const NO_LONG_TASK = /** @type {const} */ ({ zeroMeans: 'none over 50 ms', zeroAtMost: 50 });
