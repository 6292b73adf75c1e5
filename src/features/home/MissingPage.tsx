import { CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { MESSAGES } from '../../domain/messages';
import { PATHS } from '../../domain/paths';
import { own } from '../../palette/foreignValue';
import { IconButton } from '../../ui/IconButton';
import { useFocusReturn } from '../../ui/useFocusReturn';
import styles from './MissingPage.module.css';

const MissingPageNotice = ({ path }: { readonly path: string }) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const notice = useRef<HTMLDivElement>(null);
  useFocusReturn(notice);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it contains a button, and is no output
    <div ref={notice} className={styles.notice} role="status">
      <CircleAlert aria-hidden />
      <p>
        {MESSAGES.pageMissing} <code>{path}</code>
      </p>
      <span className={styles.ways}>
        <Link to={PATHS.explore}>Search palettes</Link>
        <Link to={PATHS.builder}>Open the builder</Link>
      </span>
      <IconButton
        label="Dismiss"
        icon={<X aria-hidden />}
        onClick={() => void navigate({ search }, { replace: true, state: null })}
      />
    </div>
  );
};

/** Shown for an unknown address, which it quotes. */
export const MissingPage = () => {
  const path = own(useLocation().state, 'missing');
  return typeof path === 'string' ? <MissingPageNotice path={path} /> : null;
};
