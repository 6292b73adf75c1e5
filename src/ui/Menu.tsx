import { ChevronDown } from 'lucide-react';
import { startTransition, useEffect, useId, useState, type ReactNode } from 'react';

import { Button } from './Button';
import { IconButton } from './IconButton';
import { lazyPart } from './lazyPart';
import type { MenuListProps } from './MenuList';
import type { MenuOption } from './menuOption';
import type { RovingItem } from './useRovingFocus';

/** Where the code of the list cannot be loaded, the button closes again. */
const MissingList = ({ onClose }: Pick<MenuListProps, 'onClose'>) => {
  useEffect(onClose, [onClose]);
  return null;
};
const loadList = () => import('./MenuList');
const MenuList = lazyPart<MenuListProps>(() => loadList().catch(() => ({ default: MissingList })));

/** What makes a button the one of a menu. */
export type MenuTrigger = {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
};

type MenuProps<Value extends string> = {
  /** What the button says, and the name of the list. With an icon it is the button's name and tooltip. */
  readonly label: string;
  /** The name of button and list, where the label alone does not say what is chosen. It holds the label. */
  readonly name?: string;
  readonly icon?: ReactNode;
  readonly size?: 'medium' | 'small';
  /** Its button stays where it is while the page scrolls, as those of the header do: so does the list. */
  readonly isPinned?: boolean;
  /** Where its button is one of a group with a single Tab stop. */
  readonly item?: RovingItem | undefined;
  /** Another button in place of ours. It names itself. */
  readonly renderButton?: (trigger: MenuTrigger) => ReactNode;
  readonly options: readonly MenuOption<Value>[];
  readonly onSelect: (value: Value) => void;
  /** The options that have a tick; without it the options are plain commands. */
  readonly checked?: readonly Value[];
  /** 'one' checks like a radio and closes; 'many' stays open, so that several can be switched. */
  readonly checks?: 'one' | 'many';
};

/** A button with a list of commands or choices under it. The list's code loads when it is first about to open. */
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
  // Whoever points at a button, or comes to it by key, is about to press it. What fails is told of when they do.
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
      )}
    </>
  );
};
