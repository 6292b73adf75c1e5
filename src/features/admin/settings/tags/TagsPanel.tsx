import { useId, useState } from 'react';

import { beginTag } from '../../../../domain/typedTags';
import { SearchField } from '../../../../ui/SearchField';
import { SegmentedTabs } from '../../../../ui/SegmentedTabs';
import { AdminPanel } from '../../AdminPanel';
import { TagDialog, type TagQuestion } from './TagDialog';
import { TagList } from './TagList';
import styles from './TagsPanel.module.css';

const VIEWS = [
  { value: 'used', label: 'In use' },
  { value: 'forbidden', label: 'Forbidden' },
] as const;
type View = (typeof VIEWS)[number]['value'];

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
  const search = { word: beginTag(typed) ?? typed.trim(), isForbidden: view === 'forbidden' };
  const show = (next: { typed?: string; view?: View }) => {
    setTyped(next.typed ?? typed);
    setView(next.view ?? view);
    setPage(1);
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
      {/* Anew for each view: what is done to a tag in use is not done to a forbidden one. */}
      <TagList key={view} id={listId} search={search} page={page} onPage={setPage} onAsk={ask} />
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
