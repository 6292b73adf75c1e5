import { useState, type ReactNode } from 'react';

import styles from './Avatar.module.css';

type AvatarProps = {
  readonly url: string | null;
  /** Fallback when there is no picture, or it fails to load: a letter or an icon. */
  readonly children: ReactNode;
  /** 32 or 56 px. */
  readonly size?: 'small' | 'large';
};

/** A person's picture. It is hidden from assistive technology: the text beside it names the person. */
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
