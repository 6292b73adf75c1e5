import type { DialogProps } from './dialogProps';
import { lazyPart } from './lazyPart';

const DialogSurface = lazyPart(() => import('./DialogSurface'));

/** A modal dialog; its code loads when the first one opens. */
export const Dialog = (props: DialogProps) => (props.isOpen ? <DialogSurface {...props} /> : null);
