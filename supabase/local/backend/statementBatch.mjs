import { Buffer } from 'node:buffer';
import { protocol } from '@electric-sql/pglite';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {{ name: string, dataTypeID: number }} Field */
/** @typedef {import('@electric-sql/pglite').Results<Record<string, unknown>>} Answer */
/** @typedef {{ name: string, types: readonly number[], fields: readonly Field[] }} Statement */
/** @typedef {Awaited<ReturnType<PGlite['execProtocolStream']>>} Messages */

const { serialize } = protocol;
const SYNC = serialize.sync();
const EXECUTE = serialize.execute({});

/**
 * @param {string} name
 * @param {string} sql
 */
export const toParse = (name, sql) => serialize.parse({ name, text: sql });

/**
 * The rows as one text, as PostgREST reads them: a tenth of the work of taking each value out of the protocol.
 * @param {string} sql
 */
export const asRows = (sql) =>
  `select coalesce(json_agg(whole_row), '[]')::text as rows from (${sql}) as whole_row`;

/** @param {string} name */
export const toDescribe = (name) => serialize.describe({ type: 'S', name });

/** @param {string} name */
export const toForget = (name) => serialize.close({ type: 'S', name });

/**
 * The Bind message of the protocol, all values and answers as texts. The writer of PGlite takes ten times as long.
 * @param {string} name
 * @param {readonly (string | null)[]} values
 */
const toBind = (name, values) => {
  const sizes = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const length = sizes.reduce((sum, size) => sum + 4 + Math.max(0, size), 12 + name.length);
  const message = Buffer.alloc(1 + length);
  message.write('B');
  message.writeInt32BE(length, 1);
  // The portal has no name: there is only the end of it.
  let at = 6 + message.write(name, 6, 'latin1') + 1;
  // No formats: all are texts.
  at = message.writeInt16BE(values.length, at + 2);
  values.forEach((value, index) => {
    at = message.writeInt32BE(sizes[index] ?? -1, at);
    if (value !== null) at += message.write(value, at);
  });
  return message;
};

/**
 * @param {PGlite} database
 * @param {Statement} statement
 * @param {readonly unknown[]} parameters
 */
export const toCall = (database, { name, types }, parameters) => {
  const values = parameters.map((value, index) => {
    if (value === null || value === undefined) return null;
    const write = database.serializers[types[index] ?? 0];
    if (write) return write(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
  return [toBind(name, values), EXECUTE];
};

/**
 * One trip into the database for all of them; after the first that fails, the rest is left out. Nothing is told to the
 * file system afterwards: in a folder, each write is made as the database asks for it.
 * @param {PGlite} database
 * @param {readonly Uint8Array[]} messages
 */
export const send = (database, messages) =>
  // oxlint-disable-next-line no-underscore-dangle -- the one way to wait for a transaction, as query() of PGlite does
  database._runExclusiveTransaction(() =>
    database.execProtocolStream(Buffer.concat([...messages, SYNC]), { syncToFs: false }),
  );

/**
 * What a Describe was answered.
 * @param {string} name
 * @param {Messages} messages
 * @returns {Statement}
 */
export const readStatement = (name, messages) => {
  /** @type {readonly number[]} */
  let types = [];
  /** @type {readonly Field[]} */
  let fields = [];
  for (const message of messages) {
    if (message.name === 'parameterDescription') {
      types = /** @type {import('@electric-sql/pglite').messages.ParameterDescriptionMessage} */ (message)
        .dataTypeIDs;
    }
    if (message.name === 'rowDescription') {
      fields = /** @type {import('@electric-sql/pglite').messages.RowDescriptionMessage} */ (message).fields;
    }
  }
  return { name, types, fields: fields.map(({ name: field, dataTypeID }) => ({ name: field, dataTypeID })) };
};

/** @param {string} tag "INSERT 0 1", "UPDATE 3", "SELECT 50", … */
const countAffected = (tag) => (tag.startsWith('SELECT') ? 0 : Number(/\d+$/.exec(tag)?.[0] ?? 0));

/**
 * The rows of the last statement of a batch, after those of the `before` others.
 * @param {PGlite} database
 * @param {Statement} statement
 * @param {Messages} messages
 * @param {number} before
 * @param {boolean} areRows whether it was asked for `asRows`
 * @returns {Answer}
 */
export const readAnswer = (database, { fields }, messages, before, areRows) => {
  const readers = fields.map(({ dataTypeID }) => database.parsers[dataTypeID] ?? String);
  /** @type {Record<string, unknown>[]} */
  const rows = [];
  let done = 0;
  let affectedRows = 0;
  for (const message of messages) {
    if (message.name === 'commandComplete') {
      done += 1;
      affectedRows = countAffected(
        /** @type {import('@electric-sql/pglite').messages.CommandCompleteMessage} */ (message).text,
      );
    } else if (message.name === 'dataRow' && done === before) {
      const { fields: values } = /** @type {import('@electric-sql/pglite').messages.DataRowMessage} */ (
        message
      );
      /** @type {Record<string, unknown>} */
      const row = {};
      fields.forEach(({ name, dataTypeID }, index) => {
        const value = values[index] ?? null;
        row[name] = value === null ? null : readers[index]?.(value, dataTypeID);
      });
      rows.push(row);
    }
  }
  if (areRows) return { rows: JSON.parse(String(rows[0]?.rows)), fields: [], affectedRows };
  return { rows, fields: [...fields], affectedRows };
};
