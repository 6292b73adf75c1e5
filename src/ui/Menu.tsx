import { ChevronDown } from 'lucide-react';
import { startTransition, useId, useState, type ReactNode } from 'react';

import { Button } from './Button';
import { IconButton } from './IconButton';
import { lazyPart } from './lazyPart';
import type { MenuListProps } from './MenuList';
import type { MenuOption } from './menuOption';
import { OptionalPart } from './OptionalPart';
import type { RovingItem } from './useRovingFocus';

const loadList = () => import('./MenuList');
const MenuList = lazyPart<MenuListProps>(loadList);

/** The attributes and handlers of a menu button. */
export type MenuTrigger = {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
};

type MenuProps<Value extends string> = {
  /** The button's text and the list's name. With an icon it is the button's accessible name and tooltip. */
  readonly label: string;
  /** Accessible name of button and list, when the label does not say what is chosen. Must contain the label. */
  readonly name?: string;
  readonly icon?: ReactNode;
  readonly size?: 'medium' | 'small';
  /** Set when the button does not scroll with the page, as in the header: the list then uses fixed positioning. */
  readonly isPinned?: boolean;
  /** Roving focus props, when the button belongs to a group with a single Tab stop. */
  readonly item?: RovingItem | undefined;
  /** Renders another button instead of the default one; it sets its own label. */
  readonly renderButton?: (trigger: MenuTrigger) => ReactNode;
  readonly options: readonly MenuOption<Value>[];
  readonly onSelect: (value: Value) => void;
  /** The checked options; without it the options are plain commands. */
  readonly checked?: readonly Value[];
  /** 'one' works like radio buttons and closes the menu; 'many' keeps it open, so that several can be toggled. */
  readonly checks?: 'one' | 'many';
};

/**
 * A button that opens a list of commands or choices. The list's code loads when the menu is about to be opened first.
 */
export const Menu = <Value extends string>({
  label,
  name = label,
  icon,
  size = 'medium',
  isPinned = false,
  item,
  renderButton,
  options,
  onSelect,
  checked,
  checks = 'many',
}: MenuProps<Value>) => {
  const [isOpen, setIsOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  const buttonId = useId();
  // Hovering or focusing the button usually precedes a press. A failed load is reported only on the press.
  const prepare = () => {
    const mount = () => startTransition(() => setIsMounted(true));
    loadList().then(mount, () => undefined);
  };
  const trigger: MenuTrigger = {
    id: buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => {
      setIsMounted(true);
      setIsOpen(!isOpen);
    },
  };
  const ownButton = () =>
    icon === undefined ? (
      <Button
        {...trigger}
        {...item}
        size={size}
        variant="quiet"
        aria-label={name === label ? undefined : name}
      >
        {label}
        <ChevronDown aria-hidden />
      </Button>
    ) : (
      <IconButton {...trigger} {...item} size={size} label={name} icon={icon} hasTooltip={!isOpen} />
    );
  return (
    <>
      {renderButton ? renderButton(trigger) : ownButton()}
      {isMounted && (
        <OptionalPart
          onFail={() => {
            setIsMounted(false);
            setIsOpen(false);
          }}
        >
          <MenuList
            label={name}
            isOpen={isOpen}
            buttonId={buttonId}
            isPinned={isPinned}
            options={options}
            checked={checked}
            checks={checks}
            onSelect={(value) => {
              const option = options.find((other) => other.value === value);
              if (option) onSelect(option.value);
            }}
            onClose={() => setIsOpen(false)}
          />
        </OptionalPart>
      )}
    </>
  );
};
