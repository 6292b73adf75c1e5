/** What the platform would neither trim nor refuse. */
const PLAIN = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * Headers that are looked up, set and deleted in a map. The platform's own check, sort and join each time; they are
 * filled only when something else is asked of them.
 */
export class PlainHeaders extends Headers {
  /** @type {Map<string, string> | null} by the name in lower case; null once the platform's own have them */
  #values = new Map();

  /** @param {Readonly<Record<string, string>>} values */
  constructor(values) {
    super();
    for (const name in values) this.set(name, values[name] ?? '');
  }

  #fill() {
    const values = this.#values;
    this.#values = null;
    for (const [name, value] of values ?? []) super.set(name, value);
  }

  /** What they say, in no order: a list of cookies only the platform's own can hold. */
  plainEntries() {
    return this.#values;
  }

  /** @override @param {string} name */
  get(name) {
    return this.#values ? (this.#values.get(name.toLowerCase()) ?? null) : super.get(name);
  }

  /** @override @param {string} name */
  has(name) {
    return this.#values ? this.#values.has(name.toLowerCase()) : super.has(name);
  }

  /** @override @param {string} name @param {string} value */
  set(name, value) {
    if (!PLAIN.test(value)) this.#fill();
    if (this.#values) this.#values.set(name.toLowerCase(), value);
    else super.set(name, value);
  }

  /** @override @param {string} name */
  delete(name) {
    if (this.#values) this.#values.delete(name.toLowerCase());
    else super.delete(name);
  }

  /** @override @param {string} name @param {string} value */
  append(name, value) {
    this.#fill();
    super.append(name, value);
  }

  /** @override */
  getSetCookie() {
    this.#fill();
    return super.getSetCookie();
  }

  /** @override @param {Parameters<Headers['forEach']>} parameters */
  forEach(...parameters) {
    this.#fill();
    super.forEach(...parameters);
  }

  /** @override */
  keys() {
    this.#fill();
    return super.keys();
  }

  /** @override */
  values() {
    this.#fill();
    return super.values();
  }

  /** @override */
  entries() {
    this.#fill();
    return super.entries();
  }

  /** @override */
  [Symbol.iterator]() {
    return this.entries();
  }
}
