/** What its reader of requests says where a request cannot be read; of those it answers only some as PostgREST does. */
const UNREADABLE =
  /^Error: ((?:Missing closing quote|Expected|Unexpected|Unsupported|Invalid (?:JSON|filter|path)|empty logical|Not a PG array|Malformed PG array|Cannot bind value).*)$/s;
const OF_WRONG_TYPE = /^Error: Invalid input for (\w+) type$/;

/** @param {number} status @param {string} code @param {string} message */
const answer = (status, code, message) =>
  Response.json({ code, details: null, hint: null, message }, { status });

/**
 * The library calls whatever it does not know a defect, and says what was thrown. A request that cannot be read is the
 * fault of who sent it, and is answered as PostgREST answers it; of a true defect nobody is told more than that.
 * @param {Response} response
 */
export const withPlainErrors = async (response) => {
  if (response.status !== 500) return response;
  const { code, message = '' } = await response
    .clone()
    .json()
    .catch(() => ({}));
  if (code !== 'SUP') return response;
  const [, type] = OF_WRONG_TYPE.exec(message) ?? [];
  if (type !== undefined) return answer(400, '22P02', `invalid input syntax for type ${type}`);
  const [, reason] = UNREADABLE.exec(message) ?? [];
  return reason === undefined ? answer(500, code, 'Something went wrong') : answer(400, 'PGRST100', reason);
};
