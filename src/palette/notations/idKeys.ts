const ID_KEY =
  /^(?:id|_id|uid|uuid|guid|hash|sha|commit|revision|date|count|version|sku|zip)$|[a-z](?:Id|Hash|Date|At)$|_(?:id|hash|date|at)$/;

/** Whether a key is one for ids and dates, some of which look like hex but are no colors. */
export const isIdKey = (key: string): boolean => ID_KEY.test(key);
