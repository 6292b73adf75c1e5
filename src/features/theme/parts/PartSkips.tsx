import { JUMP_LABEL } from '../../../domain/themeHueMessages';
import { showPanel } from '../../../ui/showPanel';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { THEME_PARTS } from './parts';
import styles from './PartSkips.module.css';

/**
 * With all parts open, there are a hundred Tab stops between them: these links are visible while they have the focus.
 */
export const PartSkips = () => {
  const group = useRovingFocus({ count: THEME_PARTS.length });
  return (
    <nav className={styles.skips} aria-label={JUMP_LABEL}>
      <span aria-hidden>Jump to</span>
      <ul {...group}>
        {THEME_PARTS.map(({ id, title }, index) => (
          <li key={id}>
            <button {...rovingItem(index)} type="button" onClick={() => showPanel(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
