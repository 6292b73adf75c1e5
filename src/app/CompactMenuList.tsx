import { inChakra } from '../ui/inChakra';
import { MenuContent, MenuItem, MenuPositioner, MenuRoot, MenuSeparator } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Moon, Search, Sparkles, Sun } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { useServices } from '../state/servicesContext';
import { toggleTheme, useColorTheme } from './colorTheme';
import type { NavigationRow } from './navigation';
import { THEME_SWITCH_LABEL } from './ThemeSwitch';

type CompactMenuListProps = {
  readonly isOpen: boolean;
  /** The button that opened it: the list is positioned at it and returns the focus to it. */
  readonly buttonId: string;
  readonly pages: readonly NavigationRow[];
  readonly onFind: () => void;
  readonly onBecomePro: (() => void) | null;
  readonly onClose: () => void;
};

const CompactMenuList = ({ isOpen, buttonId, pages, onFind, onBecomePro, onClose }: CompactMenuListProps) => {
  const theme = useColorTheme();
  const { storage } = useServices();
  // The dialog it opens would be closed with the list if it opened before the list had been removed.
  const wanted = useRef<(() => void) | null>(null);
  return (
    <MenuRoot
      open={isOpen}
      lazyMount
      unmountOnExit
      ids={{ trigger: buttonId }}
      positioning={{ placement: 'bottom-end', gutter: 4, strategy: 'fixed' }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      onExitComplete={() => {
        wanted.current?.();
        wanted.current = null;
      }}
    >
      <Portal>
        <MenuPositioner>
          <MenuContent aria-label="Menu">
            {pages.map(({ path, label, Icon }) => (
              <MenuItem key={path} value={path} asChild>
                <Link to={path}>
                  <Icon aria-hidden />
                  {label}
                </Link>
              </MenuItem>
            ))}
            <MenuSeparator />
            <MenuItem
              value="find"
              onClick={() => {
                wanted.current = onFind;
              }}
            >
              <Search aria-hidden />
              Find an action or page
            </MenuItem>
            <MenuItem value="theme" onClick={() => toggleTheme(storage)}>
              {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
              {THEME_SWITCH_LABEL[theme]}
            </MenuItem>
            {onBecomePro && (
              <MenuItem
                value="pro"
                onClick={() => {
                  wanted.current = onBecomePro;
                }}
              >
                <Sparkles aria-hidden />
                Become PRO
              </MenuItem>
            )}
          </MenuContent>
        </MenuPositioner>
      </Portal>
    </MenuRoot>
  );
};

export default inChakra(CompactMenuList);
