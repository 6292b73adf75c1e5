import { useEffect, useRef, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { FloatingBar } from '../floating-bar/FloatingBar';
import { useHeldStore } from '../out-of-sight/useHeldStore';
import styles from './ExpandedFrame.module.css';
import { collapsed, selectIsExpanded } from './expandedSlice';

type Parts = {
  /** The colors, above the tools. */
  readonly editor: ReactNode;
  readonly toolbar: ReactNode;
};

type ExpandedFrameProps = Parts & {
  /** Shown instead of both, which stay mounted: they are the slowest part here to render. */
  readonly standIn: Parts | null;
};

/** The palette with its toolbar: in the page or fullscreen, and as a small bar when scrolled out of view. */
export const ExpandedFrame = ({ editor, toolbar, standIn }: ExpandedFrameProps) => {
  const isExpanded = useAppSelector(selectIsExpanded);
  const dispatch = useAppDispatch();
  const editorRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const held = useHeldStore(frameRef);
  // In this mode the rest of the page is unreachable, so it must end with the builder.
  useEffect(() => () => void dispatch(collapsed()), [dispatch]);
  return (
    <>
      <div ref={frameRef} className={styles.frame} data-expanded={isExpanded || undefined}>
        <div ref={editorRef} className={styles.editor}>
          <div className={styles.kept} hidden={standIn !== null}>
            <Provider store={held}>{editor}</Provider>
          </div>
          {standIn?.editor}
        </div>
        <div className={styles.toolbar}>
          <div className={styles.kept} hidden={standIn !== null}>
            <Provider store={held}>{toolbar}</Provider>
          </div>
          {standIn?.toolbar}
        </div>
      </div>
      {!isExpanded && <FloatingBar editorRef={editorRef} />}
    </>
  );
};
