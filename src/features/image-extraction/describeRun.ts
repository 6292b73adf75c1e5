import type { Run } from './imageExtractionSlice';

const STAGES = {
  reading: 'Opening the picture',
  decoding: 'Decoding',
  sampling: 'Finding colors in',
} as const satisfies Record<Run['stage'], string>;

/** 'Decoding 10.0 megapixels'. Before the size is known, the stage alone. */
export const describeRun = ({ stage, megapixels }: Pick<Run, 'stage' | 'megapixels'>): string => {
  if (stage === 'reading') return STAGES.reading;
  const size = megapixels === undefined ? 'the picture' : `${megapixels.toFixed(1)} megapixels`;
  return `${STAGES[stage]} ${size}`;
};
