/** @typedef {{ whole: () => object }} Plain */

/** @param {string} key @returns {PropertyDescriptor & ThisType<Plain>} */
const asked = (key) => ({
  get() {
    return Reflect.get(this.whole(), key);
  },
});

/** @param {string} key @returns {PropertyDescriptor & ThisType<Plain>} */
const called = (key) => ({
  /** @param {unknown[]} parameters */
  value(...parameters) {
    const whole = this.whole();
    return Reflect.apply(Reflect.get(whole, key), whole, parameters);
  },
});

/**
 * Makes a plain class stand for one of the platform: what it has not got itself, its `whole()` is asked for, and it
 * passes for an instance.
 * @param {{ prototype: Plain }} plain
 * @param {{ prototype: object }} whole
 */
export const standFor = (plain, whole) => {
  for (const [key, own] of Object.entries(Object.getOwnPropertyDescriptors(whole.prototype))) {
    if (Object.hasOwn(plain.prototype, key)) continue;
    Object.defineProperty(plain.prototype, key, own.get ? asked(key) : called(key));
  }
  Object.setPrototypeOf(plain.prototype, whole.prototype);
};
