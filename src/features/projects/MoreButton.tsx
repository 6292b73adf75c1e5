import { Button } from '../../ui/Button';
import styles from './MoreButton.module.css';
import type { Pages } from './list/useProjectPages';

/** Loads the next page of a list, if there is one. */
export const MoreButton = ({ list, label }: { readonly list: Pages<unknown>; readonly label: string }) =>
  list.loadMore && (
    <div className={styles.more}>
      <Button disabled={list.isLoadingMore} onClick={list.loadMore}>
        {list.isLoadingMore ? 'Loading…' : label}
      </Button>
    </div>
  );
