import { packRgb } from '../../../src/color/color';
import { PALETTE_MAX } from '../../../src/color/paletteSize';
import { IMPORT } from '../../../src/domain/fileLimits';
import { IMPORT_MESSAGES, notAColorMessage } from '../../../src/domain/importMessages';
import { flawOf } from '../../../src/palette/flawOf';
import { summarizeFound } from '../../../src/palette/foundSummary';
import type { Found } from '../../../src/palette/notations/found';

/** As many wrong lines as are told of, and as long as each is shown. */
const PROBLEMS_MAX = 1000;
const SHOWN_MAX = 40;

const isChannel = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 255;

/** What no person could be shown of what was found in a text or file; nothing where all is as it should be. */
export const foundFaults = (found: Found): string[] => {
  const { kind, colors, problems, refusal } = found;
  const faults: string[] = [];
  if (kind === '') faults.push('it was read as nothing');
  if (refusal === 'importFailed') faults.push('a reader failed');
  if (refusal !== null && !Object.hasOwn(IMPORT_MESSAGES, refusal)) faults.push(`no sentence for ${refusal}`);
  if (refusal !== null && colors.length > 0) faults.push('refused, but with colors');
  if (colors.length > IMPORT.maxColors) faults.push(`${colors.length} colors`);
  if (problems.length > PROBLEMS_MAX) faults.push(`${problems.length} problems`);
  for (const { color, name } of colors) {
    const { r, g, b } = color.rgb;
    if (![r, g, b].every(isChannel)) faults.push(`a color of ${r}, ${g}, ${b}`);
    if (name === '') faults.push('an empty name');
  }
  for (const { line, text, reason } of problems) {
    if (!Number.isInteger(line) || line < 1) faults.push(`a problem in line ${line}`);
    if (text.length > SHOWN_MAX) faults.push(`a problem of ${text.length} letters`);
    const sentence = notAColorMessage(line, text, reason, flawOf(text));
    if (/undefined|NaN|\[object/.test(sentence.replace(text, '').replaceAll(/“[^”]*”/g, '')))
      faults.push(sentence);
  }
  const summary = summarizeFound(found);
  if (summary.valueCount !== colors.length) faults.push('values were lost in the summary');
  const different = new Set(colors.map(({ color }) => packRgb(color.rgb))).size;
  if (summary.colorCount !== (colors.length > PALETTE_MAX ? different : colors.length))
    faults.push('colors were lost in the summary');
  if (summary.covering.some((index) => !summary.groups[index])) faults.push('a group that is none');
  return faults;
};
