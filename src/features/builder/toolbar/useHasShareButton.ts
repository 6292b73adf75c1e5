import { useMediaQuery } from '../../../ui/useMediaQuery';

/** Eight targets of 44 px and the row's padding. */
const WIDE_ENOUGH = '(min-width: 360px)';

/** Whether the narrow toolbar has room for sharing; otherwise it is in its menu. */
export const useHasShareButton = (): boolean => useMediaQuery(WIDE_ENOUGH);
