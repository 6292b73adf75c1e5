/** @typedef {string | { [key: string]: FormValue }} FormValue */
/** @typedef {{ [key: string]: FormValue }} Form */

/** Names within names; Stripe's own go to five. */
const MOST_DEEP = 16;
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Stripe's form encoding: `a[b][0]=c` becomes { a: { b: { 0: 'c' } } }.
 * @param {string} text
 * @returns {Form}
 */
export const parseStripeForm = (text) => {
  /** @type {Form} */
  const form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.replaceAll(']', '').split('[', MOST_DEEP);
    const last = names.pop() ?? '';
    if ([...names, last].some((name) => UNSAFE.has(name))) continue;
    let place = form;
    for (const name of names) {
      const next = place[name];
      const inner = typeof next === 'object' ? next : {};
      place[name] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return form;
};

/** @param {FormValue | undefined} value */
export const formText = (value) => (typeof value === 'string' ? value : undefined);
/** @param {FormValue | undefined} value */
export const formMap = (value) => (typeof value === 'object' ? value : {});
