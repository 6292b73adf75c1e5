import { parseSync } from 'vite';

/**
 * A piece of a kernel, and what stands in its place.
 * @typedef {object} KernelMutant
 * @property {string} file from the root of the repository
 * @property {number} line from 1
 * @property {number} start where the piece begins in the text of the file
 * @property {number} end
 * @property {string} raw the piece as it stands there
 * @property {string} text what stands there instead
 */

/** A part of a syntax tree, of which only what is asked for is known. @typedef {Record<string, unknown>} Node */

/** @param {string} words what reads alike and does something else, in pairs: the first becomes the second */
const pairsOf = (words) =>
  new Map(words.split(', ').map((pair) => /** @type {[string, string]} */ (pair.split(' '))));

const OTHER_OPERATORS = pairsOf(
  '+ -, - +, * /, / *, << >>, >> <<, & |, | &, < <=, <= <, > >=, >= >, == !=, != ==, && ||, || &&, += -=, -= +=, |= &=',
);

/** Instructions for vectors, and what scalars have beside operators. */
const OTHER_INSTRUCTIONS = pairsOf(
  [
    'add sub, sub add, mul add, div mul, min max, max min, lt le, le lt, gt ge, ge gt, eq ne, ne eq, and or, or and',
    'shl shr, shr shl, all_true any_true, any_true all_true, floor ceil, ceil floor',
    'extend_low_i8x16_u extend_high_i8x16_u, extend_high_i8x16_u extend_low_i8x16_u',
    'extend_low_i16x8_u extend_high_i16x8_u, extend_high_i16x8_u extend_low_i16x8_u',
  ].join(', '),
);

/** What may be left out: a write, a count, a way out of a loop. */
const STATEMENTS = new Set(['ExpressionStatement', 'ContinueStatement', 'BreakStatement']);

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} tree @param {(node: Node) => void} visit */
const walk = (tree, visit) => {
  if (Array.isArray(tree)) for (const part of tree) walk(part, visit);
  if (!isNode(tree)) return;
  visit(tree);
  for (const part of Object.values(tree)) walk(part, visit);
};

/** @param {unknown} node @returns {{ start: number, end: number }} where it stands */
const placeOf = (node) =>
  isNode(node) ? { start: Number(node.start), end: Number(node.end) } : { start: 0, end: 0 };

/** @param {number} value */
const otherNumber = (value) => (Number.isInteger(value) ? value + 1 : Number((value * 1.2).toPrecision(6)));

/**
 * Small faults of a kernel: another operator, another instruction, another number, a condition turned round, a statement
 * left out. One in each place, where two would be found by the same test.
 * @param {string} file from the root of the repository
 * @param {string} source its text, in AssemblyScript
 * @returns {readonly KernelMutant[]} in the order of the text
 */
export const kernelMutants = (file, source) => {
  // A decorator before a function is AssemblyScript's own: blanked, so that every place stays where it was.
  const parsed = parseSync(
    file,
    source.replaceAll(/^@inline$/gm, (decorator) => ' '.repeat(decorator.length)),
  );
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  /** @type {KernelMutant[]} */
  const mutants = [];
  /** @param {{ start: number, end: number }} place @param {(raw: string) => string} change */
  const plant = ({ start, end }, change) => {
    const raw = source.slice(start, end);
    mutants.push({
      file,
      line: source.slice(0, start).split('\n').length,
      start,
      end,
      raw,
      text: change(raw),
    });
  };
  walk(parsed.program.body, (node) => {
    if (typeof node.operator === 'string' && isNode(node.left)) {
      const other = OTHER_OPERATORS.get(node.operator);
      const between = { start: placeOf(node.left).end, end: placeOf(node.right).start };
      const { operator } = node;
      if (other) plant(between, (raw) => raw.replace(operator, other));
    }
    if (node.type === 'CallExpression' && isNode(node.callee)) {
      const name = isNode(node.callee.property) ? node.callee.property : node.callee;
      const other = OTHER_INSTRUCTIONS.get(String(name.name));
      if (other) plant(placeOf(name), () => other);
    }
    if (node.type === 'Literal' && typeof node.value === 'number') {
      const other = otherNumber(node.value);
      plant(placeOf(node), () => String(other));
    }
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      plant(placeOf(node.test), (raw) => `!(${raw})`);
    if (STATEMENTS.has(String(node.type))) plant(placeOf(node), () => ';');
  });
  return mutants.toSorted((a, b) => a.start - b.start || a.end - b.end);
};
