import { useMediaQuery } from '../../../ui/useMediaQuery';

const TABLE_ROW = 48;
/** Two lines, on phones. */
const LIST_ROW = 60;
const PHONE = '(max-width: 767px)';

/** The height of a row of users in pixels. */
export const useRowHeight = (): number => (useMediaQuery(PHONE) ? LIST_ROW : TABLE_ROW);
