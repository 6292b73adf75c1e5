/** What `assembly/index.ts` exports. Addresses are byte offsets into `memory`. */
export type WasmExports = {
  readonly memory: WebAssembly.Memory;
  readonly tables: () => number;

  readonly reset: () => void;
  /** Memory that `reset` keeps; where it has to grow the arena is emptied. 0 if memory may not grow so far. */
  readonly keep: (bytes: number) => number;
  /** 0 if memory may not grow so far. */
  readonly allocate: (bytes: number) => number;
  readonly clear: (start: number, bytes: number) => void;

  readonly addPixels: (cells: number, votes: number, source: number, pixels: number) => number;
  readonly hasMajorities: (cells: number, votes: number) => number;
  readonly countWins: (votes: number, source: number, pixels: number) => void;
  readonly writeSummary: (cells: number, votes: number, colors: number, weights: number) => number;

  readonly addRow: (
    cells: number,
    votes: number,
    totals: number,
    row: number,
    width: number,
    isOpaque: number,
  ) => void;
  readonly foldCells: (cells: number, totals: number) => void;
  readonly countColors: (table: number, row: number, width: number) => void;
  readonly countOpaque: (table: number, votes: number, row: number, width: number) => number;
  readonly foldColors: (table: number, totals: number) => void;
  readonly countShadow: (row: number, width: number, counts: number) => void;
  readonly isOpaque: (row: number, width: number) => number;
  readonly sumRow: (row: number, width: number, sums: number) => void;
  readonly joinSums: (planes: number, plane: number, width: number, rows: number, sums: number) => void;
  readonly addSums: (sums: number, columns: number, count: number, areas: number) => void;
  readonly addWeighed: (row: number, columns: number, count: number, areas: number) => void;
  readonly writeAreas: (areas: number, columns: number, count: number, rows: number, pixels: number) => void;

  readonly swapRow: (
    source: number,
    count: number,
    isBlueFirst: number,
    isOpaque: number,
    pixels: number,
  ) => void;
  readonly halvedRow: (
    luma: number,
    cb: number,
    farCb: number,
    cr: number,
    farCr: number,
    matrix: number,
    width: number,
    pixels: number,
    sums: number,
    plane: number,
  ) => void;
  readonly fullRow: (
    luma: number,
    cb: number,
    cr: number,
    matrix: number,
    width: number,
    pixels: number,
    sums: number,
    plane: number,
  ) => void;

  readonly sumLumas: (luma: number, right: number, below: number, count: number, sums: number) => void;
  readonly rowToPixels: (
    sums: number,
    cb: number,
    cr: number,
    shift: number,
    columns: number,
    count: number,
    matrix: number,
    pixels: number,
  ) => void;

  readonly toPoints: (points: number, colors: number, weights: number, count: number) => void;
  readonly toCoarsePoints: (
    coarse: number,
    fine: number,
    colors: number,
    count: number,
    sums: number,
  ) => number;
  readonly toTargets: (targets: number, colors: number, count: number) => void;

  readonly seedCenter: (
    points: number,
    count: number,
    centers: number,
    index: number,
    fraction: number,
    isFlat: number,
    scratch: number,
  ) => void;
  readonly refine: (
    points: number,
    pointCount: number,
    centers: number,
    count: number,
    rounds: number,
  ) => number;
  readonly nearestPoint: (points: number, count: number, center: number) => number;
  readonly countNearest: (
    points: number,
    count: number,
    weights: number,
    targets: number,
    targetCount: number,
    counts: number,
  ) => void;

  readonly sampleSwatches: (
    colors: number,
    weights: number,
    count: number,
    target: number,
    seedState: number,
    levels: number,
    scratch: number,
    swatches: number,
  ) => number;

  readonly toField: (pixels: number, count: number, axes: number) => void;
  readonly sumPatches: (pixels: number, axes: number, width: number, height: number, cells: number) => number;
  readonly writePatches: (
    cells: number,
    counted: number,
    colors: number,
    areas: number,
    contrasts: number,
    insides: number,
  ) => number;

  readonly signFrame: (
    pixels: number,
    width: number,
    height: number,
    sums: number,
    lumas: number,
    signature: number,
  ) => void;

  readonly simulateSingle: (pixels: number, count: number) => void;
  readonly simulateSided: (pixels: number, count: number) => void;
  readonly contrastMatrix: (light: number, inverse: number, count: number, ratios: number) => void;
};
