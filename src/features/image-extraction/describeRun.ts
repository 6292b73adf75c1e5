import type { Run } from './imageExtractionState';

/** 'Decoding 10.0 megapixels'. Until the size is known, and for one that would round to 0.0, the stage alone. */
export const describeRun = ({ stage, megapixels = 0 }: Pick<Run, 'stage' | 'megapixels'>): string => {
  if (stage === 'reading') return 'Opening the picture';
  return megapixels < 0.05 ? 'Decoding the picture' : `Decoding ${megapixels.toFixed(1)} megapixels`;
};
