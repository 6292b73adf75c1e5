import { useState, type ReactNode } from 'react';

import styles from './Avatar.module.css';

type AvatarProps = {
  readonly url: string | null;
  /** Stands where there is no picture, or it does not load: a letter, an icon. */
  readonly children: ReactNode;
  /** 32 or 56 px. */
  readonly size?: 'small' | 'large';
};

/** The picture of a person. Whose it is, the words beside it say. */
export const Avatar = ({ url, children, size = 'small' }: AvatarProps) => {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <span className={styles.avatar} data-size={size} aria-hidden>
      {url !== null && url !== failedUrl ? (
        <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setFailedUrl(url)} />
      ) : (
        children
      )}
    </span>
  );
};
