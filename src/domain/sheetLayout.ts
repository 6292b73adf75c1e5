/** A box in points or pixels, measured from the top left. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type SheetShape = {
  /** Of a page or picture. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly margin: number;
  /** Between columns; rows have 1.5 times as much. */
  readonly gap: number;
  /** Height of the header line below the margin. */
  readonly header: number;
  /** Aspect ratio of the video, width by height. */
  readonly ratio: number;
};

/** The parts of a cell, top to bottom. */
export type SheetCell = {
  readonly still: Box;
  readonly colors: Box;
  /** Baselines and font sizes of the time code and the colors' hex values. */
  readonly timeLine: number;
  readonly timeSize: number;
  readonly hexLine: number;
  readonly hexSize: number;
};

/** Sizes and positions within a cell, as fractions of its width. */
const TIME = { size: 0.052, line: 0.075 } as const;
const COLORS = { top: 0.105, height: 0.085 } as const;
const HEX = { size: 0.036, line: 0.235 } as const;
const CAPTION = 0.245;

export type Sheet = {
  /** Rows that fit; at least one. */
  readonly rows: number;
  /** Number of cells that fit. */
  readonly places: number;
  readonly cell: (place: number) => SheetCell;
  /** Height needed for this many cells. */
  readonly heightOf: (cells: number) => number;
};

/** A grid of stills with captions. A still is as wide as its column; upright videos are centered in a square. */
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

/**
 * The fewest columns that fit this many cells on one page, so that the stills are as large as possible; at most those
 * of the shape.
 */
export const columnsFor = (cells: number, shape: SheetShape): number => {
  // Stryker disable next-line EqualityOperator: with the maximum number of columns the result is the same
  for (let columns = 1; columns < shape.columns; columns++)
    if (layOutSheet({ ...shape, columns }).places >= cells) return columns;
  return shape.columns;
};

/** The largest box of a picture's aspect ratio inside a box, centered. */
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

/** Splits a box into boxes side by side, one for each color. */
export const splitBox = (box: Box, count: number): readonly Box[] =>
  Array.from({ length: count }, (_, i) => ({
    ...box,
    left: box.left + (i * box.width) / count,
    width: box.width / count,
  }));
