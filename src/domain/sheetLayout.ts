/** A box in points or pixels, measured from the top left. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type SheetShape = {
  /** Of page or picture. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly margin: number;
  /** Between columns; between rows half as much more. */
  readonly gap: number;
  /** What the first line takes under the margin. */
  readonly header: number;
  /** Width by height of the video. */
  readonly ratio: number;
};

/** What stands in a cell, one under the other. */
export type SheetCell = {
  readonly still: Box;
  readonly colors: Box;
  /** Base lines and sizes of the time code and of the colors' hexes. */
  readonly timeLine: number;
  readonly timeSize: number;
  readonly hexLine: number;
  readonly hexSize: number;
};

/** Parts of a cell as shares of its width. */
const TIME = { size: 0.052, line: 0.075 } as const;
const COLORS = { top: 0.105, height: 0.085 } as const;
const HEX = { size: 0.036, line: 0.235 } as const;
const CAPTION = 0.245;

export type Sheet = {
  /** Rows that have room; at least one. */
  readonly rows: number;
  /** How many cells that are. */
  readonly places: number;
  readonly cell: (place: number) => SheetCell;
  /** As high as so many cells ask for. */
  readonly heightOf: (cells: number) => number;
};

/** A grid of stills with captions. A still is as wide as its column; upright videos get a square, to stand in its middle. */
export const layOutSheet = ({ width, height, columns, margin, gap, header, ratio }: SheetShape): Sheet => {
  const across = (width - 2 * margin - (columns - 1) * gap) / columns;
  const stillHeight = across / Math.max(1, ratio);
  const pitch = stillHeight + across * CAPTION + 1.5 * gap;
  const top = margin + header;
  const rows = Math.max(1, Math.floor((height - top - margin + 1.5 * gap) / pitch));
  return {
    rows,
    places: rows * columns,
    heightOf: (cells) =>
      Math.ceil(top + Math.max(1, Math.ceil(cells / columns)) * pitch - 1.5 * gap + margin),
    cell: (place) => {
      const left = margin + (place % columns) * (across + gap);
      const start = top + Math.floor(place / columns) * pitch;
      const caption = start + stillHeight;
      return {
        still: { left, top: start, width: across, height: stillHeight },
        colors: {
          left,
          top: caption + across * COLORS.top,
          width: across,
          height: across * COLORS.height,
        },
        timeLine: caption + across * TIME.line,
        timeSize: across * TIME.size,
        hexLine: caption + across * HEX.line,
        hexSize: across * HEX.size,
      };
    },
  };
};

/** As few columns, at most those of the shape, as hold so many cells on one page: the stills are as large as that allows. */
export const columnsFor = (cells: number, shape: SheetShape): number => {
  // Stryker disable next-line EqualityOperator: of the most columns there may be, it comes to the same
  for (let columns = 1; columns < shape.columns; columns++)
    if (layOutSheet({ ...shape, columns }).places >= cells) return columns;
  return shape.columns;
};

/** A picture as large as fits a box, in its middle. */
export const containIn = (box: Box, size: { readonly width: number; readonly height: number }): Box => {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const width = size.width * scale;
  const height = size.height * scale;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
};

/** Boxes side by side that fill a box: one for each color. */
export const splitBox = (box: Box, count: number): readonly Box[] =>
  Array.from({ length: count }, (_, i) => ({
    ...box,
    left: box.left + (i * box.width) / count,
    width: box.width / count,
  }));
