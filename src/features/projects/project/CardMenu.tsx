import { Ellipsis } from 'lucide-react';

import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/Menu';
import type { MenuOption } from '../../../ui/menuOption';

type CardMenuProps<Value extends string> = {
  /** Of what the card shows. */
  readonly name: string;
  readonly options: readonly MenuOption<Value>[];
  readonly onSelect: (value: Value) => void;
};

/** The three dots of a card, and what can be done with it. */
export const CardMenu = <Value extends string>({ name, options, onSelect }: CardMenuProps<Value>) => (
  <Menu
    label={`Options of ${name}`}
    renderButton={(trigger) => (
      <IconButton
        {...trigger}
        size="small"
        label={`Options of ${name}`}
        hasTooltip={false}
        icon={<Ellipsis aria-hidden />}
      />
    )}
    options={options}
    onSelect={onSelect}
  />
);
