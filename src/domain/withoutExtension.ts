/** A file's name without its extension. A dot in a description, as in 'Video by J. Doe' or 'Take 2.5', begins none. */
export const withoutExtension = (name: string): string => name.replace(/\.(?=\d*\p{L})[\p{L}\d]{1,5}$/u, '');
