import { Portal } from '@chakra-ui/react/portal';
import { TooltipContent, TooltipPositioner, TooltipRoot } from '@chakra-ui/react/tooltip';
import { useEffect, useEffectEvent } from 'react';
import { inChakra } from './inChakra';

export type TooltipBubbleProps = {
  readonly label: string;
  /** The element the bubble points at. */
  readonly anchor: () => HTMLElement | null;
  readonly onClose: () => void;
};

/**
 * Escape is the bubble's alone while it shows. The library listens for it, too, but begins a moment after it is there:
 * one that is gone by then would take every Escape from the page for good.
 */
const useEscape = (onEscape: () => void): void => {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
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
