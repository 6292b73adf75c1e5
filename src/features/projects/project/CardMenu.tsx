import { Ellipsis } from 'lucide-react';

import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/Menu';
import type { MenuOption } from '../../../ui/menuOption';

type CardMenuProps<Value extends string> = {
  /** Name of the card's subject. */
  readonly name: string;
  readonly options: readonly MenuOption<Value>[];
  readonly onSelect: (value: Value) => void;
};

/** The three-dot menu of a card, with its actions. */
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
