import type { ComponentProps, MouseEvent } from 'react';

import type { PackedRgb } from '../../../engine/engine';
import { builderAddress } from '../../../palette/paletteLink';
import { paletteOf } from './paletteOf';

/** Click handler of a link to the builder, see `useOpenBuilder`. */
export type OpenBuilder = (event: MouseEvent, colors: readonly PackedRgb[]) => void;

type BuilderLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly colors: readonly PackedRgb[];
  readonly onOpen: OpenBuilder;
};

/**
 * Link to the builder with these colors. There are six on each of thousands of cards: a plain link, as the router's own
 * creates 5 kB of garbage each.
 */
export const BuilderLink = ({ colors, onOpen, children, ...rest }: BuilderLinkProps) => (
  <a
    {...rest}
    href={builderAddress({ colors: paletteOf(colors), name: null })}
    onClick={(event) => onOpen(event, colors)}
  >
    {children}
  </a>
);
