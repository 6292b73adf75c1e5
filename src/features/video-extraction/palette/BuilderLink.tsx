import type { ComponentProps, MouseEvent } from 'react';

import type { PackedRgb } from '../../../engine/engine';
import { builderAddress } from '../../../palette/paletteLink';
import { paletteOf } from './paletteOf';

/** What a press on a link to the builder does, see `useOpenBuilder`. */
export type OpenBuilder = (event: MouseEvent, colors: readonly PackedRgb[]) => void;

type BuilderLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly colors: readonly PackedRgb[];
  readonly onOpen: OpenBuilder;
};

/**
 * Leads to the builder with these colors. Six of them stand on each of thousands of cards: a plain link, as the
 * router's own one makes 5 kB of garbage each.
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
