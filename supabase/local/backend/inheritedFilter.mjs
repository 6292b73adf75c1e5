/** What every object has; the library looks operators up in one. */
const INHERITED =
  /^(?:not\.)?(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|to(?:Locale)?String|valueOf|__\w+__)(?![^.(])/;

/**
 * Refuses a filter whose operator is none, but a name that every object has: the library would fail on it. Null where the
 * request may go on.
 * @param {URL} url
 */
export const refuseInheritedFilter = (url) => {
  const value = [...url.searchParams.values()].find((one) => INHERITED.test(one));
  if (value === undefined) return null;
  const message = `"failed to parse filter (${value})"`;
  return Response.json({ code: 'PGRST100', details: null, hint: null, message }, { status: 400 });
};
