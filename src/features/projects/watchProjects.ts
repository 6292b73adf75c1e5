import type { ListChange } from '../../backend/backend';
import type { ProjectData } from './projectChange';
import type { ProjectThunk } from './projectThunk';
import { readEverything } from './readProjects';

/** A change of many rows is told row by row, and read once. */
const TOGETHER_MS = 250;

/** Whether a change is more than the echo of what is known: one's own writes are told too, and others' deletions. */
export const isNews = ({ cards, palettes }: ProjectData, { id, updatedAt }: ListChange): boolean => {
  const rows = [
    ...(cards ?? []),
    ...(cards ?? []).flatMap((card) => card.palettes),
    ...Object.values(palettes).flat(),
  ];
  const known = rows.find((row) => row.id === id);
  if (updatedAt === null || !known) return known !== undefined || updatedAt !== null;
  return Date.parse(known.updatedAt) !== Date.parse(updatedAt);
};

/**
 * Reads projects and palettes again when they change elsewhere. Returns the function that ends it. Where the service
 * tells nothing, whoever comes back to the page reads them as before.
 */
export const watchProjects =
  (projectIds: readonly string[]): ProjectThunk<() => void> =>
  (dispatch, getState, { backend }) => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const onChange = (change: ListChange | null): void => {
      if (isOver || (change && !isNews(getState().projects.known, change))) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        void dispatch(readEverything());
      }, TOGETHER_MS);
    };
    const watching = backend.projects.watch(projectIds, onChange).catch(() => () => {});
    return () => {
      isOver = true;
      clearTimeout(soon);
      void watching.then((end) => end());
    };
  };
