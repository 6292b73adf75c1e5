/** Extensions of files that palettes are read from; other text files with colors work, too. */
export const IMPORT_ENDINGS: readonly string[] =
  '.ase .aco .act .clr .gpl .ggr .cpt .pal .kpl .soc .swatches .sketchpalette .zip .hex .txt .csv .tsv .json .css .scss .sass .less .js .ts .svg .xml .xaml .html .kt .dart .swift .cs .h .tex .mtl .kml .rtf'.split(
    ' ',
  );

export const hasImportEnding = (fileName: string): boolean =>
  IMPORT_ENDINGS.some((ending) => fileName.toLowerCase().endsWith(ending));
