/** Properties that every object inherits; the library looks operators up in a plain object. */
const INHERITED =
  /^(?:not\.)?(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|to(?:Locale)?String|valueOf|__\w+__)(?![^.(])/;

/**
 * Refuses a filter whose operator is the name of an inherited property: the library would fail on it. Null if the
 * request may proceed.
 * @param {URL} url
 */
export const refuseInheritedFilter = (url) => {
  const value = [...url.searchParams.values()].find((one) => INHERITED.test(one));
  if (value === undefined) return null;
  const message = `"failed to parse filter (${value})"`;
  return Response.json({ code: 'PGRST100', details: null, hint: null, message }, { status: 400 });
};
