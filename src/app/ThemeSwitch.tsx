import { Moon, Sun } from 'lucide-react';

import { useServices } from '../state/servicesContext';
import { IconButton } from '../ui/IconButton';
import { toggleTheme, useColorTheme } from './colorTheme';

export const THEME_SWITCH_LABEL = { light: 'Switch to dark theme', dark: 'Switch to light theme' } as const;

export const ThemeSwitch = () => {
  const theme = useColorTheme();
  const { storage } = useServices();
  return (
    <IconButton
      label={THEME_SWITCH_LABEL[theme]}
      icon={theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={() => toggleTheme(storage)}
    />
  );
};
