import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { PALETTE_MIN } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import type { PackedRgb } from '../../engine/engine';
import { showToast } from '../../state/toasts';
import { builderAddress } from './builderAddress';

type BuilderLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  readonly colors: readonly PackedRgb[];
};

/** Leads to the builder with these colors; one alone is no palette, and says so. */
export const BuilderLink = ({ colors, ...rest }: BuilderLinkProps) => (
  <Link
    {...rest}
    to={builderAddress(colors)}
    onClick={(event) => {
      if (colors.length >= PALETTE_MIN) return;
      event.preventDefault();
      showToast(MESSAGES.paletteTooSmall);
    }}
  />
);
