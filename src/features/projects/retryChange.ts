import { changeProjects } from './projectCommands';
import type { Problem } from './cache/projectsSlice';
import type { ProjectThunk } from './cache/projectThunk';
import { deletePalette } from './edit/deletePalette';
import { movePalette } from './edit/movePalette';
import { forgetTheme } from './save/forgetTheme';

/** Repeats a failed change, with what it offers once it has succeeded. */
export const retryChange =
  ({ change, by, edit }: Problem): ProjectThunk<void> =>
  (dispatch) => {
    if (by?.command === 'deletePalette') void dispatch(deletePalette(by.palette));
    else if (by?.command === 'forgetTheme') void dispatch(forgetTheme(by.palette));
    else if (by?.command === 'movePalette') void dispatch(movePalette(by.palette, by.from, by.to));
    else void dispatch(changeProjects(change, { edit }));
  };
