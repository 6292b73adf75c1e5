import type { Area } from '../../../workers/image-extraction/api';

/** One text for one part of a picture. */
export const areaKey = ({ x, y, width, height }: Area): string => [x, y, width, height].join();
