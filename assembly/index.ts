export { allocate, clear, keep, reset } from './memory';
export { tables } from './tables';
export { addPixels, countWins, hasMajorities, writeSummary } from './kernels/histogram';
export { toCoarsePoints, toPoints, toTargets } from './kernels/points';
export { countNearest, nearestPoint, refine, seedCenter } from './kernels/medians';
export { sampleSwatches } from './kernels/swatches';
export { simulateSided, simulateSingle } from './kernels/deficiency';
export {
  compareRegions,
  findTypical,
  joinRegions,
  numberRegions,
  sortEdges,
  sumRegions,
  toField,
  writePatches,
} from './kernels/patches';
export { signFrame } from './kernels/signature';
export { contrastMatrix } from './kernels/contrast';
export { rowToPixels, sumLumas } from './kernels/planes';
export { addRow, foldCells } from './kernels/picture';
export { countColors, countOpaque, foldColors } from './kernels/exact';
export { addSums, addWeighed, isOpaque, joinSums, sumRow, writeAreas } from './kernels/areas';
export { fullRow, halvedRow, swapRow } from './kernels/pictureRows';
