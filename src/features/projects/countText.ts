/** '1 palette', '3 palettes'. */
export const countText = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
