import type { Run } from './imageExtractionState';

/** 'Decoding 10.0 megapixels'. Until the size is known, the stage alone. */
export const describeRun = ({ stage, megapixels }: Pick<Run, 'stage' | 'megapixels'>): string => {
  if (stage === 'reading') return 'Opening the picture';
  return megapixels === undefined ? 'Decoding the picture' : `Decoding ${megapixels.toFixed(1)} megapixels`;
};
