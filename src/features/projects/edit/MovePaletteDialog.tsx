import { Plus } from 'lucide-react';
import { useState } from 'react';

import { formatHex } from '../../../color/format';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { ColorStrip } from '../../../ui/ColorStrip';
import { Dialog } from '../../../ui/Dialog';
import { SearchField } from '../../../ui/SearchField';
import { DialogActions } from '../../../ui/DialogActions';
import { movePalette } from './movePalette';
import styles from './MovePaletteDialog.module.css';
import { useNewProject } from './useNewProject';
import { ProjectChoice } from '../save/ProjectChoice';
import { ReadProblem } from '../ReadProblem';
import { useMoveTarget } from './useMoveTarget';
import { WhoSees } from '../save/WhoSees';

/** Asks for the project that a palette is moved to. */
const MovePaletteDialog = ({ palette, onClose }: DialogPropsOf<'movePalette'>) => {
  const dispatch = useAppDispatch();
  const [isTried, setIsTried] = useState(false);
  const { list, reading, from, to, word, setWord, isSearchable, choose } = useMoveTarget(palette.projectId);

  const move = (): void => {
    setIsTried(true);
    if (!from || !to) return;
    void dispatch(movePalette(palette, from, to));
    onClose();
  };
  const create = useNewProject({ dialog: 'movePalette', palette });
  const isEmpty = list.rows?.length === 0 && !list.isLoading;
  // There is no other project, so one has to be created.
  const isOnly = isEmpty && word === '';

  return (
    <Dialog title={`Move ${palette.name}`} isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isOnly) create();
          else move();
        }}
      >
        <input type="submit" hidden />
        <div className={styles.strip}>
          <ColorStrip hexes={palette.colors.map((color) => formatHex(color))} height={56} />
        </div>
        {isSearchable && (
          <SearchField
            label="Search projects"
            placeholder="Search projects"
            value={word}
            onChange={setWord}
          />
        )}
        <div className={styles.projects}>
          {isEmpty && (
            <p className={styles.nothing}>
              {isOnly ? PROJECT_MESSAGES.onlyProject : PROJECT_MESSAGES.noProjectOfThatName}
            </p>
          )}
          {!isOnly && (
            <ProjectChoice
              list={list}
              takesFocus
              projectId={to?.id ?? null}
              problem={isTried && !to ? PROJECT_MESSAGES.projectMissing : null}
              onChoose={choose}
              onCreate={create}
            />
          )}
        </div>
        <ReadProblem reading={reading} />
        {to && <WhoSees isPublic={to.isPublic} before={from?.isPublic} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          {isOnly ? (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={create}>
              New project
            </Button>
          ) : (
            <Button variant="primary" disabled={from === null} onClick={move}>
              Move palette
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default MovePaletteDialog;
