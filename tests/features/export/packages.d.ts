/** What the tests use of packages that bring no types. */
declare module 'ase-utils' {
  type AseColor = { readonly name: string; readonly model: string; readonly color: readonly number[] };
  type AseInput = AseColor & { readonly type: string };
  export const encode: (file: {
    readonly version: string;
    readonly groups: readonly { readonly name: string; readonly colors: readonly AseInput[] }[];
    readonly colors: readonly AseInput[];
  }) => Uint8Array;
  export const decode: (bytes: Uint8Array) => {
    readonly groups: readonly { readonly name: string; readonly colors: readonly AseColor[] }[];
    readonly colors: readonly AseColor[];
  };
}

declare module 'anypalette' {
  type Color = {
    readonly name?: string;
    readonly red: number;
    readonly green: number;
    readonly blue: number;
  };
  const AnyPalette: {
    loadPalette: (
      options: { readonly data: string; readonly fileExt: string },
      callback: (error: Error | null, palette: ArrayLike<Color> | undefined) => void,
    ) => void;
  };
  export default AnyPalette;
}

declare module 'procreate-swatches' {
  export const readSwatchesFile: (
    data: Uint8Array,
    space: 'rgb',
  ) => Promise<{
    readonly name: string;
    readonly colors: readonly (readonly [readonly number[], string] | null)[];
  }>;
}
