import { Portal } from '@chakra-ui/react/portal';
import { TooltipContent, TooltipPositioner, TooltipRoot } from '@chakra-ui/react/tooltip';
import { useEffectEvent, useLayoutEffect } from 'react';
import { inChakra } from './inChakra';

export type TooltipBubbleProps = {
  readonly label: string;
  /** The element the bubble points at. */
  readonly anchor: () => HTMLElement | null;
  readonly onClose: () => void;
};

/**
 * While the bubble shows, Escape only closes the bubble. The library listens for it too, but adds its listener with a
 * delay: for a bubble that is removed before that, the listener would stay and consume every Escape on the page.
 */
const useEscape = (onEscape: () => void): void => {
  const close = useEffectEvent(onEscape);
  // In the commit that shows the bubble: an Escape right after it is already the bubble's. On the window, because a
  // dialog around it listens on the document.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
};

const TooltipBubble = ({ label, anchor, onClose }: TooltipBubbleProps) => {
  useEscape(onClose);
  return (
    <TooltipRoot
      open
      closeOnEscape={false}
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
};

export default inChakra(TooltipBubble);
