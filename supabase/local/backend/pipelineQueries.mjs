import {
  asRows,
  readAnswer,
  readStatement,
  send,
  toCall,
  toDescribe,
  toForget,
  toParse,
} from './statementBatch.mjs';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */
/** @typedef {import('./statementBatch.mjs').Statement} Statement */
/** @typedef {import('./statementBatch.mjs').Answer} Answer */
/** @typedef {readonly [sql: string, parameters: readonly unknown[]]} Call */

const MOST_STATEMENTS = 200;
const TEXT = 25;
const READ = /^select ["*]/;
const SETTING = /^\s*(select set_config\(|set local )/i;
const CHANGES_SHAPE = /\b(create|alter|drop)\b/i;
/** @type {Answer} */
const NOTHING = { rows: [], fields: [], affectedRows: 0 };

/**
 * Statements that the database has parsed, by the role that sends them: with row security, another role means another
 * plan. The least used one is forgotten first.
 * @param {PGlite} database
 */
const createStatements = (database) => {
  /** @type {Map<string, Statement>} */
  const kept = new Map();
  let count = 0;
  return {
    newName: () => `q${(count += 1)}`,
    /** @param {string} key */
    find: (key) => {
      const statement = kept.get(key);
      if (statement && kept.delete(key)) kept.set(key, statement);
      return statement;
    },
    /** @param {string} key @param {Statement} statement */
    keep: async (key, statement) => {
      kept.set(key, statement);
      const [oldest] = kept;
      if (kept.size <= MOST_STATEMENTS || !oldest) return;
      kept.delete(oldest[0]);
      await send(database, [toForget(oldest[1].name)]);
    },
    forgetAll: async () => {
      const names = [...kept.values()].map(({ name }) => toForget(name));
      kept.clear();
      if (names.length > 0) await send(database, names);
    },
  };
};

/**
 * Lets each query cost one trip into the database, where PGlite makes six and parses anew each time. What opens a
 * transaction and names its caller waits for the first statement and goes with it.
 * @param {PGlite} database
 */
export const pipelineQueries = (database) => {
  const query = database.query.bind(database);
  const exec = database.exec.bind(database);
  const statements = createStatements(database);
  /** @type {Call[] | null} begun and not yet sent */
  let waiting = null;
  let role = '';

  /** Their values are texts and their answers nobody reads: they need no description. @param {Call} call */
  const toWaitingCall = ([sql, parameters]) => {
    const known = statements.find(sql);
    const statement = known ?? { name: statements.newName(), types: parameters.map(() => TEXT), fields: [] };
    const messages = toCall(database, statement, parameters);
    return { sql, statement, isNew: !known, messages };
  };

  /** @param {string} sql @param {readonly unknown[]} parameters */
  const run = async (sql, parameters) => {
    // The caller alone went before: a plain read. A procedure is called with more about the request.
    const isRead = waiting?.length === 2 && READ.test(sql);
    // All of one trip is one transaction, so a read opens none and leaves none to end. Whatever follows it opens its own.
    const calls = (waiting ?? []).slice(isRead ? 1 : 0).map(toWaitingCall);
    if (!isRead) waiting = null;
    const before = calls.flatMap((call) => call.messages);
    const first = calls.flatMap(({ isNew, statement, sql: text, messages }) =>
      isNew ? [toParse(statement.name, text), ...messages] : messages,
    );
    const text = isRead ? asRows(sql) : sql;
    const key = `${role} ${text}`;
    const known = statements.find(key);
    if (known) {
      const messages = await send(database, [...first, ...toCall(database, known, parameters)]);
      return readAnswer(database, known, messages, calls.length, isRead);
    }
    const name = statements.newName();
    const described = await send(database, [...first, toParse(name, text), toDescribe(name)]);
    for (const call of calls) if (call.isNew) await statements.keep(call.sql, call.statement);
    const statement = readStatement(name, described);
    await statements.keep(key, statement);
    const again = isRead ? before : [];
    const messages = await send(database, [...again, ...toCall(database, statement, parameters)]);
    return readAnswer(database, statement, messages, isRead ? calls.length : 0, isRead);
  };

  /** @param {string} sql @param {readonly unknown[]} parameters @returns {Promise<Answer>} */
  const pipelined = async (sql, parameters) => {
    if (sql === 'BEGIN') {
      waiting = [[sql, []]];
      return NOTHING;
    }
    if (waiting && SETTING.test(sql)) {
      waiting.push([sql, parameters]);
      if (sql.includes(`'role'`)) role = String(parameters[0]);
      return NOTHING;
    }
    if (sql !== 'COMMIT' && sql !== 'ROLLBACK') return run(sql, parameters);
    role = '';
    if (!waiting) return run(sql, parameters);
    waiting = null;
    return NOTHING;
  };

  Object.assign(database, {
    /** @param {string} sql @param {readonly unknown[]} [parameters] @param {object} [options] */
    query: (sql, parameters = [], options) =>
      options ? query(sql, [...parameters], options) : pipelined(sql, parameters),
    /** What it runs may change a table, and with it the answer that a statement was parsed for. @param {string} sql */
    exec: async (sql) => {
      const answers = await exec(sql);
      if (CHANGES_SHAPE.test(sql)) await statements.forgetAll();
      return answers;
    },
  });
};
