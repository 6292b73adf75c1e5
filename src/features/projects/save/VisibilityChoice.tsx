import { Globe, Lock } from 'lucide-react';
import { useId } from 'react';

import { useAppSelector } from '../../../state/hooks';
import { selectOffersPro } from '../../../state/session/sessionSlice';
import { ProBadge } from '../ProBadge';
import styles from './VisibilityChoice.module.css';

type VisibilityChoiceProps = {
  readonly isPublic: boolean;
  readonly onChange: (isPublic: boolean) => void;
  /** A private project stays private, even if a new one could not be. */
  readonly isPrivateAlready?: boolean;
};

/** Visibility of a project's palettes. */
export const VisibilityChoice = ({ isPublic, onChange, isPrivateAlready = false }: VisibilityChoiceProps) => {
  const name = useId();
  const canHide = !useAppSelector(selectOffersPro);
  const isPrivateDisabled = !canHide && !isPrivateAlready;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Visibility</legend>
      <label className={styles.option}>
        <Globe aria-hidden />
        <span className={styles.words}>
          Public
          <span className={styles.note}>Its palettes can appear in Explore.</span>
        </span>
        <input type="radio" name={name} checked={isPublic} onChange={() => onChange(true)} />
      </label>
      <label className={styles.option} data-disabled={isPrivateDisabled || undefined}>
        <Lock aria-hidden />
        <span className={styles.words}>
          <span className={styles.title}>Private {!canHide && <ProBadge />}</span>
          <span className={styles.note}>Only you can see its palettes.</span>
        </span>
        <input
          type="radio"
          name={name}
          checked={!isPublic}
          disabled={isPrivateDisabled}
          onChange={() => onChange(false)}
        />
      </label>
    </fieldset>
  );
};
