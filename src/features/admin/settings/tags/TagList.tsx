import type { TagUseSearch } from '../../../../domain/tag';
import { Button } from '../../../../ui/Button';
import { Skeleton } from '../../../../ui/Skeleton';
import type { TagQuestion } from './TagDialog';
import { TagRow } from './TagRow';
import styles from './TagsPanel.module.css';
import { TAGS_PER_PAGE, useListTagsQuery } from './tagUseApi';

const emptyText = ({ word, isForbidden }: TagUseSearch): string => {
  if (word !== '') return 'No tag begins so.';
  return isForbidden ? 'No tag is forbidden.' : 'No palette has a tag yet.';
};

type TagListProps = {
  readonly id: string;
  readonly search: TagUseSearch;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onAsk: (question: TagQuestion) => void;
};

/** One page of tags. Those of the word before are shown until the new ones are loaded; that there are none is not. */
export const TagList = ({ id, search, page, onPage, onAsk }: TagListProps) => {
  const { data, currentData, isError, isFetching, refetch } = useListTagsQuery({ ...search, page });
  const shown = data && data.tags.length > 0 ? data : currentData;
  const pages = Math.max(1, Math.ceil((shown?.total ?? 0) / TAGS_PER_PAGE));
  // The last tag of the last page was merged, forbidden or allowed: the page before is the last one now.
  if (page > 1 && currentData?.tags.length === 0 && !isFetching) onPage(page - 1);
  const list = () => {
    if (isError)
      return (
        <div className={styles.empty} role="alert">
          <p>The tags could not be read.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      );
    if (!shown)
      return (
        <div className={styles.loading}>
          <Skeleton height={32} />
        </div>
      );
    if (shown.tags.length === 0) return <p className={styles.empty}>{emptyText(search)}</p>;
    return (
      <ul>
        {shown.tags.map((use) => (
          <TagRow key={use.tag} use={use} isForbidden={search.isForbidden} onAsk={onAsk} />
        ))}
      </ul>
    );
  };

  return (
    <>
      <div id={id} role="tabpanel" aria-label="Tags" aria-busy={isFetching}>
        {list()}
      </div>
      {pages > 1 && (
        <div className={styles.footer}>
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <output>{`Page ${page} of ${pages}`}</output>
          <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </>
  );
};
