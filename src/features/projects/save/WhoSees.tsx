import { Globe, Lock } from 'lucide-react';

import styles from './WhoSees.module.css';

type WhoSeesProps = {
  readonly isPublic: boolean;
  /** Current visibility, if it is about to change. */
  readonly before?: boolean | undefined;
};

const sentence = (isPublic: boolean, before: boolean | undefined): string => {
  const who = isPublic ? 'Public: everyone can find it in Explore.' : 'Private: only you can see it.';
  if (before === undefined || before === isPublic) return who;
  return `${who} ${before ? 'It is public now.' : 'It is private now.'}`;
};

/** Who will see a palette, wherever it is saved, changed or moved. */
export const WhoSees = ({ isPublic, before }: WhoSeesProps) => (
  <p className={styles.line} aria-live="polite">
    {isPublic ? <Globe aria-hidden /> : <Lock aria-hidden />}
    {sentence(isPublic, before)}
  </p>
);
