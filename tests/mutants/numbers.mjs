import { parseSync } from 'vite';

/**
 * A number of a constant, and another one in its place.
 * @typedef {object} NumberMutant
 * @property {string} file from the root of the repository
 * @property {number} line from 1
 * @property {number} start where the number begins in the text of the file
 * @property {number} end
 * @property {string} raw the number as it stands there
 * @property {string} text what stands there instead
 */

/** A constant of a module by its name: others are called as variables are. */
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;
/** As Stryker reads it: the next line is left alone, for the reason that follows. */
const LEFT_ALONE = /\/\/ Stryker disable next-line \S+: \S/;

/**
 * A fifth more and a fifth less; of whole numbers at least one.
 * @param {number} value
 * @returns {readonly string[]}
 */
export const otherNumbers = (value) => {
  const step = Number.isInteger(value) ? Math.max(1, Math.round(value / 5)) : value / 5;
  return [value - step, value + step].map((other) => String(Number(other.toPrecision(12))));
};

/**
 * @param {unknown} node
 * @param {(literal: { value: number, raw: string, start: number, end: number }) => void} visit
 */
const visitNumbers = (node, visit) => {
  if (Array.isArray(node)) for (const part of node) visitNumbers(part, visit);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  // What a function holds is code, of which Stryker makes mutants.
  if ('type' in node && /Function/.test(String(node.type))) return;
  if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'number') {
    visit(
      /** @type {{ value: number, raw: string, start: number, end: number }} */ (
        /** @type {unknown} */ (node)
      ),
    );
    return;
  }
  // The names of properties are no values.
  for (const [name, part] of Object.entries(node)) if (name !== 'key') visitNumbers(part, visit);
};

/**
 * Each number of each constant of a module, a fifth larger and a fifth smaller.
 * @param {string} file from the root of the repository
 * @param {string} source its text
 * @returns {readonly NumberMutant[]}
 */
export const numberMutants = (file, source) => {
  const lines = source.split('\n');
  /** @type {NumberMutant[]} */
  const mutants = [];
  for (const statement of parseSync(file, source).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || !CONSTANT.test(id.name)) continue;
      visitNumbers(init, ({ value, raw, start, end }) => {
        const line = source.slice(0, start).split('\n').length;
        if (LEFT_ALONE.test(lines[line - 2] ?? '')) return;
        mutants.push(...otherNumbers(value).map((text) => ({ file, line, start, end, raw, text })));
      });
    }
  }
  return mutants;
};
