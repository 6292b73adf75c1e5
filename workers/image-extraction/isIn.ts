/** Whether a table has a row of that name. */
export const isIn = <Rows extends object>(key: string | null, rows: Rows): key is keyof Rows & string =>
  key !== null && Object.hasOwn(rows, key);
