import { memo, useDeferredValue, useId, useRef, useState } from 'react';

import { useAppSelector } from '../../../state/hooks';
import { lazyPart } from '../../../ui/lazyPart';
import { Panel } from '../../../ui/Panel';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { Skeleton } from '../../../ui/Skeleton';
import type { VariableStyle } from '../../../ui/variableStyle';
import { selectPicture, selectRun } from '../imageExtractionSlice';
import { useIsReached } from './useIsReached';
import styles from './ViewsPanel.module.css';
import { useSaveLook } from './useSaveLook';
import type { Choices, View } from './ViewBody';

const ViewBody = lazyPart(() => import('./ViewBody'));

const VIEWS = [
  { value: 'vision', label: 'Vision' },
  { value: 'posterized', label: 'Posterized' },
  { value: 'recolored', label: 'Recolored' },
  { value: 'pairs', label: 'Contrast' },
] as const satisfies readonly { value: View; label: string }[];

/** Other views of the whole picture. Nothing is drawn before the user has scrolled there. */
export const ViewsPanel = memo(() => {
  const isBusy = useAppSelector(selectRun) !== null;
  const picture = useAppSelector(selectPicture);
  const drawn = useDeferredValue(picture);
  const [view, setView] = useState<View>('vision');
  const [choices, setChoices] = useState<Choices>({
    deficiency: 'deuteranopia',
    palette: { text: '', chosen: '' },
  });
  // Here, as it goes on while another view is looked at, and while a picture is read that may yet be canceled.
  const saving = useSaveLook(picture?.id ?? null);
  const panelId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isReached = useIsReached(body, drawn?.id);
  const style: VariableStyle = { '--ratio': drawn ? drawn.width / drawn.height : 1 };
  const waiting = (
    <div className={styles.waiting}>
      <Skeleton radius={0} />
    </div>
  );
  return (
    <Panel
      title="Views"
      isFlush
      controls={
        <SegmentedTabs
          label="View of the picture"
          options={VIEWS}
          value={view}
          onChange={setView}
          panelId={panelId}
        />
      }
    >
      <div ref={body} id={panelId} className={styles.body} style={style} role="tabpanel" aria-label="View">
        {isReached && !isBusy && drawn && drawn === picture ? (
          <ViewBody
            key={drawn.id}
            fallback={waiting}
            waiting={waiting}
            view={view}
            onView={setView}
            choices={choices}
            onChoices={setChoices}
            picture={drawn}
            saving={saving}
          />
        ) : (
          waiting
        )}
      </div>
    </Panel>
  );
});
ViewsPanel.displayName = 'ViewsPanel';
