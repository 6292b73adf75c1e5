import { CONSENT_KEY } from '../domain/consent';
import { USED_ADJUSTMENTS_KEY } from '../features/builder/random-adjustment/freeAdjustments';
import { SHORTCUTS_KEY } from '../state/shortcuts/shortcutSetting';
import { COLOR_THEME_KEY } from './colorTheme';

/** Keys of local storage that are the device's, not an account's: they outlive the deletion of one. */
export const DEVICE_KEYS = [CONSENT_KEY, SHORTCUTS_KEY, COLOR_THEME_KEY, USED_ADJUSTMENTS_KEY];
