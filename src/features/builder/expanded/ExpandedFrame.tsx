import { useEffect, useRef, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { FloatingBar } from '../floating-bar/FloatingBar';
import styles from './ExpandedFrame.module.css';
import { collapsed, selectIsExpanded } from './expandedSlice';

type ExpandedFrameProps = {
  /** The colors, over whatever can be done with them. */
  readonly editor: ReactNode;
  readonly toolbar: ReactNode;
};

/** The palette with its toolbar: in the page or over all of it, and as a small bar where it was scrolled away. */
export const ExpandedFrame = ({ editor, toolbar }: ExpandedFrameProps) => {
  const isExpanded = useAppSelector(selectIsExpanded);
  const dispatch = useAppDispatch();
  const editorRef = useRef<HTMLDivElement>(null);
  // The rest of the page cannot be reached meanwhile, so the mode must not outlive the builder.
  useEffect(() => () => void dispatch(collapsed()), [dispatch]);
  return (
    <>
      <div className={styles.frame} data-expanded={isExpanded || undefined}>
        <div ref={editorRef} className={styles.editor}>
          {editor}
        </div>
        {toolbar}
      </div>
      {!isExpanded && <FloatingBar editorRef={editorRef} />}
    </>
  );
};
