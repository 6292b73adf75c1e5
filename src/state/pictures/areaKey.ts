import type { Area } from '../../../workers/image-extraction/api';

/** A string key for a part of a picture. */
export const areaKey = ({ x, y, width, height }: Area): string => [x, y, width, height].join();
