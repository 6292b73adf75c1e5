import { EXPLORE_MESSAGES } from '../../../domain/exploreMessages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import type { ExploreStatus } from '../useExploreList';
import styles from './ListEnd.module.css';

type ListEndProps = {
  readonly status: ExploreStatus;
  readonly hasMore: boolean;
  /** A visitor has asked for more than the visitors' limit. */
  readonly isCapReached: boolean;
  readonly onMore: () => void;
};

/** Below the last card: a button for more, why there is no more, or why loading failed. */
export const ListEnd = ({ status, hasMore, isCapReached, onMore }: ListEndProps) => {
  const dispatch = useAppDispatch();
  if (!hasMore) return null;
  if (isCapReached)
    return (
      <div className={styles.cap}>
        <output>{EXPLORE_MESSAGES.exploreCapReached}</output>
        <Button
          variant="primary"
          onClick={() =>
            dispatch(dialogOpened({ dialog: 'signIn', message: EXPLORE_MESSAGES.exploreCapReached }))
          }
        >
          Sign up
        </Button>
      </div>
    );
  const isLoading = status === 'loadingMore';
  return (
    <div className={styles.more}>
      {status === 'moreFailed' && <p role="alert">{EXPLORE_MESSAGES.explorePalettesMoreFailed}</p>}
      <Button disabled={isLoading} onClick={onMore}>
        {isLoading ? 'Loading…' : 'Load more'}
      </Button>
    </div>
  );
};
