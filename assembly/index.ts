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
export { addRow, foldCells, writePicture } from './kernels/picture';
export { countColors } from './kernels/exact';
export { addSums, addWeighed, isOpaque, sumRow, writeAreas } from './kernels/areas';
export { blendRows, spreadRow, swapRow, yuvRow } from './kernels/pictureRows';
