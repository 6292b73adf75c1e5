import { useId, useState } from 'react';

import { beginTag } from '../../../../domain/typedTags';
import { Button } from '../../../../ui/Button';
import { SearchField } from '../../../../ui/SearchField';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { Skeleton } from '../../../../ui/Skeleton';
import { AdminPanel } from '../../AdminPanel';
import { TagDialog, type TagQuestion } from './TagDialog';
import { TagRow } from './TagRow';
import styles from './TagsPanel.module.css';
import { TAGS_PER_PAGE, useListTagsQuery } from './tagUseApi';

const VIEWS = [
  { value: 'used', label: 'In use' },
  { value: 'forbidden', label: 'Forbidden' },
] as const;
type View = (typeof VIEWS)[number]['value'];

const emptyText = (view: View, typed: string): string => {
  if (typed !== '') return 'No tag begins so.';
  return view === 'used' ? 'No palette has a tag yet.' : 'No tag is forbidden.';
};

/** The tags of all palettes: renamed, merged, forbidden, allowed again. */
export const TagsPanel = () => {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<View>('used');
  const [page, setPage] = useState(1);
  const [question, setQuestion] = useState<TagQuestion | null>(null);
  /** The last question that was closed with something typed. */
  const [left, setLeft] = useState<TagQuestion | null>(null);
  const ask = (next: TagQuestion) => {
    setQuestion(
      left?.kind === next.kind && left.use.tag === next.use.tag ? { ...left, use: next.use } : next,
    );
    setLeft(null);
  };
  const search = { word: beginTag(typed) ?? typed.trim(), isForbidden: view === 'forbidden', page };
  const { data, isError, isFetching, refetch } = useListTagsQuery(search);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / TAGS_PER_PAGE));
  // The last tag of the last page was merged, forbidden or allowed: the page before is the last one now.
  if (page > 1 && data?.tags.length === 0 && !isFetching) setPage(page - 1);
  const show = (next: { typed?: string; view?: View }) => {
    setTyped(next.typed ?? typed);
    setView(next.view ?? view);
    setPage(1);
  };
  const list = () => {
    if (isError)
      return (
        <div className={styles.empty} role="alert">
          <p>The tags could not be read.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      );
    if (!data)
      return (
        <div className={styles.loading}>
          <Skeleton height={32} />
        </div>
      );
    if (data.tags.length === 0) return <p className={styles.empty}>{emptyText(view, typed)}</p>;
    return (
      <ul>
        {data.tags.map((use) => (
          <TagRow key={use.tag} use={use} isForbidden={search.isForbidden} onAsk={ask} />
        ))}
      </ul>
    );
  };

  return (
    <AdminPanel
      title="Tags"
      controls={
        <SegmentedTabs
          label="Tags to show"
          options={VIEWS}
          value={view}
          panelId={listId}
          onChange={(next) => show({ view: next })}
        />
      }
    >
      <div className={styles.search}>
        <SearchField
          label="Search tags"
          placeholder="Starts with…"
          value={typed}
          onChange={(next) => show({ typed: next })}
        />
      </div>
      <div id={listId} role="tabpanel" aria-label="Tags" aria-busy={isFetching}>
        {list()}
      </div>
      {pages > 1 && (
        <div className={styles.footer}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <output>{`Page ${page} of ${pages}`}</output>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
      {question && (
        <TagDialog
          key={`${question.kind} ${question.use.tag}`}
          question={question}
          onLeft={setLeft}
          onReopen={ask}
          onClose={() => setQuestion(null)}
        />
      )}
    </AdminPanel>
  );
};
