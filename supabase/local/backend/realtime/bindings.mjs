/**
 * What a subscriber subscribes to, as it says so when it joins.
 * @typedef {object} Binding
 * @property {number} id
 * @property {string} event INSERT, UPDATE, DELETE or * for all three
 * @property {string} schema
 * @property {string | undefined} table none or * for every published one
 * @property {string | undefined} filter `column=operator.value`
 */

/** @typedef {{ column: string, operator: string, value: string | string[] }} Condition */

const MOST_BINDINGS = 20;
const EVENTS = new Set(['*', 'INSERT', 'UPDATE', 'DELETE']);
const MOST_LISTED = 100;
/** @type {Readonly<Record<string, string>>} */
const OPERATORS = { eq: '=', neq: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=', in: '= any' };

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
 * @param {string | undefined} filter
 * @returns {Condition[] | null} null where it cannot be read
 */
export const readFilter = (filter) => {
  if (filter === undefined) return [];
  const [, column, name = '', value = ''] = /^([^=]+)=([a-z]+)\.(.*)$/s.exec(filter) ?? [];
  const operator = OPERATORS[name];
  if (column === undefined || operator === undefined) return null;
  if (name !== 'in') return [{ column, operator, value }];
  const [, inside] = /^\((.*)\)$/s.exec(value) ?? [];
  const values = inside?.split(',') ?? [];
  return values.length > 0 && values.length <= MOST_LISTED ? [{ column, operator, value: values }] : null;
};
