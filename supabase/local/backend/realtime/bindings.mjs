/**
 * What a subscriber subscribes to, as it says so when it joins.
 * @typedef {object} Binding
 * @property {number} id
 * @property {string} event INSERT, UPDATE, DELETE or * for all three
 * @property {string} schema
 * @property {string | undefined} table none or * for every published one
 * @property {string | undefined} filter `column=operator.value`
 */

/** Which rows: those whose column has one of the values; all of them where no column is named. */
/** @typedef {{ column: string | null, values: readonly string[] }} Filter */

const MOST_BINDINGS = 20;
const EVENTS = new Set(['*', 'INSERT', 'UPDATE', 'DELETE']);
const MOST_LISTED = 100;

/** @param {unknown} value @returns {value is string | undefined} */
const isOptionalText = (value) => value === undefined || (typeof value === 'string' && value.length <= 8192);

/**
 * @param {unknown} list `config.postgres_changes` of a joining
 * @returns {Binding[] | null} null where it cannot be read
 */
export const readBindings = (list = []) => {
  if (!Array.isArray(list) || list.length > MOST_BINDINGS) return null;
  /** @type {Binding[]} */
  const bindings = [];
  for (const each of list) {
    const { event, schema, table, filter } = each ?? {};
    if (!EVENTS.has(event) || typeof schema !== 'string') return null;
    if (!isOptionalText(table) || !isOptionalText(filter)) return null;
    bindings.push({ id: bindings.length + 1, event, schema, table, filter });
  }
  return bindings;
};

/**
 * Of the service's operators the two that the product asks by: `column=eq.value`, `column=in.(value,value)`.
 * @param {string | undefined} filter
 * @returns {Filter | null} null where it cannot be read
 */
export const readFilter = (filter) => {
  if (filter === undefined) return { column: null, values: [] };
  const [, column = null, value] = /^([^=]+)=eq\.(.*)$/s.exec(filter) ?? [];
  if (value !== undefined) return { column, values: [value] };
  const [, listed = null, list = ''] = /^([^=]+)=in\.\((.*)\)$/s.exec(filter) ?? [];
  const values = list.split(',');
  return listed !== null && values.length <= MOST_LISTED ? { column: listed, values } : null;
};
