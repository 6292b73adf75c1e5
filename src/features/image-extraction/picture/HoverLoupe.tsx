import { useEffect, useState, type RefObject } from 'react';

import type { Place } from '../../../color/locateColors';
import { Magnifier } from './Magnifier';
import { useSampler } from './useSampler';

/** The place under the mouse, and the width of the layer at that time. */
type Hovered = { readonly at: Place; readonly layerWidth: number };

type HoverLoupeProps = {
  readonly pictureId: number;
  /** The element that the picture fills. */
  readonly layer: RefObject<HTMLElement | null>;
};

/** The magnifier at the mouse while nothing is dragged. Over a pin it is hidden, as the pin shows its color. */
export const HoverLoupe = ({ pictureId, layer }: HoverLoupeProps) => {
  const sample = useSampler(pictureId);
  const [hovered, setHovered] = useState<Hovered | null>(null);

  useEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const leave = (): void => setHovered(null);
    const move = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      const box = element.getBoundingClientRect();
      const isOnPicture = target === element && box.width > 0;
      const at = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
      setHovered(isOnPicture ? { at, layerWidth: box.width } : null);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
    };
  }, [layer]);

  const seen = hovered && sample(hovered.at);
  if (!seen || seen.rgb === null) return null;
  return (
    <Magnifier
      pictureId={pictureId}
      place={seen.place}
      rgb={seen.rgb}
      layer={layer}
      hoveredWidth={hovered.layerWidth}
    />
  );
};
