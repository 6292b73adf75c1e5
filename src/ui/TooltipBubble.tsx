import { Portal } from '@chakra-ui/react/portal';
import { TooltipContent, TooltipPositioner, TooltipRoot } from '@chakra-ui/react/tooltip';
import { inChakra } from './inChakra';

export type TooltipBubbleProps = {
  readonly label: string;
  /** The element the bubble points at. */
  readonly anchor: () => HTMLElement | null;
  readonly onClose: () => void;
};

const TooltipBubble = ({ label, anchor, onClose }: TooltipBubbleProps) => (
  <TooltipRoot
    open
    onOpenChange={({ open }) => {
      if (!open) onClose();
    }}
    positioning={{
      placement: 'bottom',
      gutter: 6,
      getAnchorElement: anchor,
    }}
  >
    <Portal>
      <TooltipPositioner>
        <TooltipContent>{label}</TooltipContent>
      </TooltipPositioner>
    </Portal>
  </TooltipRoot>
);

export default inChakra(TooltipBubble);
