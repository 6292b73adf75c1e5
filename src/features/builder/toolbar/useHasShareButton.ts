import { useMediaQuery } from '../../../ui/useMediaQuery';

/** Eight targets of 44 px and the edges of the row. */
const WIDE_ENOUGH = '(min-width: 360px)';

/** Whether the narrow toolbar has room for sharing; its menu has it where not. */
export const useHasShareButton = (): boolean => useMediaQuery(WIDE_ENOUGH);
