import { FileUp, Redo2, Undo2, X } from 'lucide-react';
import { useMemo, type KeyboardEvent } from 'react';
import { DRAWING_MESSAGES } from '../../../domain/drawingMessages';
import { pressedKey } from '../../../state/shortcuts/pressedKey';
import { recolor, type BothModes } from '../../../theme/drawing/placeColors';
import { THEME_MODES, type Theme, type ThemeMode } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { SelectField } from '../../../ui/SelectField';
import { roleColor } from '../../../theme/checkTheme';
import type { PreviewVision } from '../preview/roleVariables';
import { DrawingColors } from './DrawingColors';
import styles from './DrawingEditor.module.css';
import { DrawingPreview } from './DrawingPreview';
import type { DrawingState, OwnDrawing } from './ownDrawing';
import { useMatching } from './useMatching';
import type { SetDrawing } from './useReadDrawing';

type DrawingEditorProps = {
  readonly own: OwnDrawing;
  readonly state: DrawingState;
  readonly modes: BothModes;
  readonly theme: Theme;
  readonly vision: PreviewVision;
  readonly onChange: SetDrawing;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
};

const BASES = [
  { value: 'light', label: 'Drawn for light' },
  { value: 'dark', label: 'Drawn for dark' },
] as const satisfies readonly { readonly value: ThemeMode; readonly label: string }[];

const noteOf = (own: OwnDrawing): string | null => {
  if (own.kind === 'svg') return own.drawing.hadLinks ? DRAWING_MESSAGES.hadLinks : null;
  return own.isFlat ? null : DRAWING_MESSAGES.isPhoto;
};

/** A drawing in both modes, and the places of its colors. */
export const DrawingEditor = (props: DrawingEditorProps) => {
  const { own, state, modes, theme, vision, onChange, onChoose, onRemove } = props;
  const edit = useMatching(own, state, modes, onChange);
  const { drawn, places } = edit;
  const shown = useMemo(() => {
    const rgbs = drawn.map(({ rgb }) => rgb);
    return THEME_MODES.map((mode) => ({
      mode,
      colors: recolor(rgbs, places, modes[mode]),
      page: roleColor(modes[mode], 'background'),
    }));
  }, [drawn, places, modes]);
  const note = noteOf(own);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = pressedKey(event);
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && key !== 'y') return;
    // The page's own undo is for the theme.
    event.preventDefault();
    event.stopPropagation();
    if (isRedo) edit.redo();
    else edit.undo();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls within
    <section aria-label="Your own drawing" onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <p className={styles.name}>
          <span>{own.name}</span>
          <span className={styles.size}>{`${own.width} × ${own.height} px`}</span>
        </p>
        <div className={styles.tools}>
          <IconButton
            size="small"
            label="Undo in the drawing"
            icon={<Undo2 aria-hidden />}
            disabled={!edit.canUndo}
            onClick={edit.undo}
          />
          <IconButton
            size="small"
            label="Redo in the drawing"
            icon={<Redo2 aria-hidden />}
            disabled={!edit.canRedo}
            onClick={edit.redo}
          />
          <SelectField
            label="What the drawing was made for"
            options={BASES}
            value={edit.basis}
            onChange={edit.matchAll}
          />
          <Button size="small" onClick={() => edit.matchAll(edit.basis)}>
            Match all again
          </Button>
          <Button size="small" icon={<FileUp aria-hidden />} onClick={onChoose}>
            Another file
          </Button>
          <IconButton size="small" label="Remove the drawing" icon={<X aria-hidden />} onClick={onRemove} />
        </div>
      </div>
      {note !== null && <p className={styles.note}>{note}</p>}
      <div className={styles.previews}>
        {shown.map(({ mode, colors, page }) => (
          <DrawingPreview key={mode} own={own} mode={mode} colors={colors} page={page} vision={vision} />
        ))}
      </div>
      <DrawingColors
        own={own}
        drawn={drawn}
        places={places}
        modes={modes}
        theme={theme}
        onPlace={edit.setPlace}
      />
    </section>
  );
};
