import { inChakra } from '../../../ui/inChakra';
import { DialogContent, DialogPositioner, DialogRoot, DialogTitle } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';

import { formatHex } from '../../../color/format';
import { EXPLORE_MESSAGES } from '../../../domain/exploreMessages';
import { PATHS } from '../../../domain/paths';
import type { SavedPalette } from '../../../domain/savedPalette';
import { useOpenTheme } from '../../../state/theme/useOpenTheme';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { askToSave } from '../../../state/palette/askToSave';
import { useSharePalette } from '../../../state/palette/useSharePalette';
import { usePaletteNames } from '../../../state/usePaletteNames';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { ShareMenu } from '../../../ui/ShareMenu';
import { TagLinks } from '../../../ui/tags/TagLinks';
import { useCopied } from '../../../ui/useCopied';
import styles from './PaletteViewer.module.css';
import { useSteps } from './useSteps';
import { useSwipe } from './useSwipe';
import { ViewerColumn } from './ViewerColumn';

export type PaletteViewerProps = {
  readonly palette: SavedPalette;
  /** '2 of 50', '2 of 50+' if there are more; null for a palette outside the list. */
  readonly position: string | null;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly onStep: (direction: 1 | -1) => void;
  /** The user has stepped beyond the visitors' limit. */
  readonly isCapReached: boolean;
  readonly onSignUp: () => void;
  readonly onUse: (palette: SavedPalette) => void;
  readonly onClose: () => void;
  /** Called when a link in it is followed. */
  readonly onLeave: () => void;
};

const STEP_KEYS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A fullscreen palette, with steps to its neighbors in the list. */
const PaletteViewer = ({
  palette,
  position,
  canGoBack,
  canGoOn,
  onStep,
  isCapReached,
  onSignUp,
  onUse,
  onClose,
  onLeave,
}: PaletteViewerProps) => {
  const dispatch = useAppDispatch();
  const content = useRef<HTMLDivElement>(null);
  const names = usePaletteNames(palette.colors);
  const { copy } = useCopied();
  const openTheme = useOpenTheme();
  const share = useSharePalette();
  const [copied, setCopied] = useState<string | null>(null);
  const throttled = useSteps();
  const step = (direction: 1 | -1) => {
    if (direction === 1 ? canGoOn : canGoBack) throttled(() => onStep(direction));
  };
  const swipe = useSwipe(step);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = STEP_KEYS[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(direction);
  };
  const arrow = (direction: 1 | -1) => (
    <IconButton
      label={direction === 1 ? 'Next palette' : 'Previous palette'}
      icon={direction === 1 ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
      disabled={!(direction === 1 ? canGoOn : canGoBack)}
      onClick={() => step(direction)}
    />
  );
  return (
    <DialogRoot
      open
      unstyled
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      // Focusing the content enables arrow keys without a focus ring on a control.
      initialFocusEl={() => content.current}
      restoreFocus={false}
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <DialogPositioner className={styles.positioner}>
          <DialogContent ref={content} className={styles.viewer} onKeyDown={onKeyDown} {...swipe}>
            <div className={styles.title}>
              <DialogTitle className={styles.name} dir="auto">
                {palette.name}
              </DialogTitle>
              <output className={styles.position}>{position ?? 'Shared palette'}</output>
            </div>
            {palette.tags.length > 0 && (
              <div className={styles.tags}>
                <TagLinks tags={palette.tags} path={PATHS.explore} onFollow={onLeave} />
              </div>
            )}
            <div className={styles.actions}>
              <Button variant="primary" onClick={() => onUse(palette)}>
                Use palette
              </Button>
              <Button onClick={() => dispatch(askToSave(palette))}>Save</Button>
              <Button onClick={() => openTheme(palette)}>
                {palette.theme === null ? 'Theme' : 'Its theme'}
              </Button>
              <Button onClick={() => dispatch(dialogOpened({ dialog: 'compare', other: palette }))}>
                Compare
              </Button>
              <span className={styles.share}>
                <ShareMenu onShare={(way) => share(palette, way)} />
              </span>
            </div>
            <div className={styles.close}>
              <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
            </div>
            <div className={styles.previous}>{arrow(-1)}</div>
            <div className={styles.next}>{arrow(1)}</div>
            {isCapReached && (
              <div className={styles.cap}>
                <p role="alert">{EXPLORE_MESSAGES.exploreCapReached}</p>
                <Button variant="primary" onClick={onSignUp}>
                  Sign up
                </Button>
              </div>
            )}
            <div className={styles.columns}>
              {palette.colors.map((color, i) => {
                const key = `${palette.id} ${i}`;
                const onCopy = async () => {
                  if (await copy(formatHex(color))) setCopied(key);
                };
                return (
                  <ViewerColumn
                    // A position keeps its element from palette to palette, so that its color can fade.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={i}
                    color={color}
                    name={names[i] ?? ''}
                    isCopied={copied === key}
                    onCopy={() => void onCopy()}
                  />
                );
              })}
            </div>
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
};

export default inChakra(PaletteViewer);
