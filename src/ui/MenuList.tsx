import {
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuPositioner,
  MenuRadioItem,
  MenuRadioItemGroup,
  MenuRoot,
  MenuSeparator,
} from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Check } from 'lucide-react';
import { Fragment, memo, useRef } from 'react';

import type { MenuOption } from './menuOption';
import styles from './MenuList.module.css';
import { inChakra } from './inChakra';

export type MenuListProps = {
  readonly label: string;
  readonly isOpen: boolean;
  /** The button that opened it: the list is positioned at it and returns the focus to it. */
  readonly buttonId: string;
  readonly isPinned: boolean;
  readonly options: readonly MenuOption<string>[];
  readonly checked: readonly string[] | undefined;
  readonly checks: 'one' | 'many';
  readonly onSelect: (value: string) => void;
  readonly onClose: () => void;
};

const OptionContent = ({ option, isChecked }: { option: MenuOption<string>; isChecked: boolean }) => (
  <>
    {option.icon}
    <span className={styles.label} data-dangerous={option.isDangerous}>
      {option.label}
      {option.description !== undefined && <span className={styles.description}>{option.description}</span>}
    </span>
    {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
    {isChecked && <Check aria-hidden />}
  </>
);

/** Changes while the list stays closed are invisible: they are rendered once it opens. */
const staysClosed = (before: MenuListProps, next: MenuListProps): boolean => !before.isOpen && !next.isOpen;

const MenuList = memo((props: MenuListProps) => {
  const { label, isOpen, buttonId, isPinned, options, checked, checks, onSelect, onClose } = props;
  // A command may open a dialog, which would be closed with the list if it opened before the list had been removed.
  const chosen = useRef<string>(undefined);
  const rows = options.map((option, i) => {
    const { value } = option;
    const isChecked = checked?.includes(value) ?? false;
    const content = <OptionContent option={option} isChecked={isChecked} />;
    if (!checked) {
      return (
        <Fragment key={value}>
          {option.isDangerous && i > 0 && <MenuSeparator />}
          <MenuItem
            value={value}
            onClick={() => {
              chosen.current = value;
            }}
          >
            {content}
          </MenuItem>
        </Fragment>
      );
    }
    return checks === 'one' ? (
      <MenuRadioItem key={value} value={value}>
        {content}
      </MenuRadioItem>
    ) : (
      <MenuCheckboxItem
        key={value}
        value={value}
        checked={isChecked}
        closeOnSelect={false}
        onCheckedChange={() => onSelect(value)}
      >
        {content}
      </MenuCheckboxItem>
    );
  });
  return (
    <MenuRoot
      open={isOpen}
      lazyMount
      unmountOnExit
      ids={{ trigger: buttonId }}
      positioning={{
        placement: 'bottom-end',
        gutter: 4,
        // A long list keeps its distance from the window's edge, and scrolls within.
        overflowPadding: 16,
        strategy: isPinned ? 'fixed' : 'absolute',
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      onExitComplete={() => {
        // Pointer or key events just before the choice may have moved the focus back into the list, which is being
        // removed.
        const { activeElement } = document;
        if (activeElement === document.body || activeElement?.closest('[role="menu"]'))
          document.getElementById(buttonId)?.focus({ preventScroll: true });
        const command = chosen.current;
        chosen.current = undefined;
        if (command !== undefined) onSelect(command);
      }}
    >
      <Portal>
        <MenuPositioner>
          <MenuContent aria-label={label}>
            {checked && checks === 'one' ? (
              <MenuRadioItemGroup
                aria-label={label}
                value={checked[0] ?? ''}
                onValueChange={({ value }) => onSelect(value)}
              >
                {rows}
              </MenuRadioItemGroup>
            ) : (
              rows
            )}
          </MenuContent>
        </MenuPositioner>
      </Portal>
    </MenuRoot>
  );
}, staysClosed);
MenuList.displayName = 'MenuList';

export default inChakra(MenuList);
