import { CircleAlert, X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';

import { MESSAGES } from '../../domain/messages';
import { own } from '../../palette/foreignValue';
import { IconButton } from '../../ui/IconButton';
import styles from './MissingPage.module.css';

/** Says to whoever asked for another address that there is none, and which one it was. */
export const MissingPage = () => {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const path = own(state, 'missing');
  if (typeof path !== 'string') return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has a button in it, and is no result
    <div className={styles.notice} role="status">
      <CircleAlert aria-hidden />
      <p>
        {MESSAGES.pageMissing} <code>{path}</code>
      </p>
      <IconButton
        label="Dismiss"
        icon={<X aria-hidden />}
        onClick={() => void navigate({ search }, { replace: true, state: null })}
      />
    </div>
  );
};
