import { copyWithToast } from '../../state/copyWithToast';
import type { NamedPalette } from '../../palette/namedPalette';
import type { Services } from '../../state/services';
import { readLastExport } from './exportChoice';
import { planExport } from './exportFile';
import { runExport } from './runExport';

/** Repeats the last export with this palette. False if nothing was exported yet. */
export const repeatExport = async (
  palette: NamedPalette,
  { storage, copyText, colorNames, toasts }: Pick<Services, 'storage' | 'copyText' | 'colorNames' | 'toasts'>,
): Promise<boolean> => {
  const last = readLastExport(storage);
  if (!last) return false;
  await colorNames.load();
  const names = colorNames.namer()?.(palette.colors) ?? [];

  const copy = (text: string): Promise<boolean> => copyWithToast({ copyText, toasts }, text);
  await runExport(planExport(palette, names, last), last, last.action, { storage, toasts, copy });
  return true;
};
