import { createCollector, type Found } from '../found';
import { colorFromChannels } from '../values/readColor';

const CHANNELS = String.raw`(?<r>\d+)[ ,]+(?<g>\d+)[ ,]+(?<b>\d+)`;
/** Commands that set a color, whose own number comes before its channels. */
const COMMANDS = [
  // GrADS: 'set rgb 16 250 60 60'; an opacity may follow.
  String.raw`^[\s'"]*set\s+rgb\s+\d+\s+${CHANNELS}`,
  // Grace: '@map color 2 to (13, 148, 136), "teal"'.
  String.raw`^@?\s*map color \d+ to \(${CHANNELS}\)(?:, "(?<name>[^"\n]*)")?`,
  // MapServer: 'OUTLINECOLOR 28 25 23'.
  String.raw`^\s*(?:BACKGROUND|IMAGE|OUTLINE)?COLOR\s+${CHANNELS}\s*(?:#.*)?$`,
].map((source) => new RegExp(source, 'i'));

/** Longer texts are no such scripts. */
const LENGTH_MAX = 200_000;

/** The colors that commands of GrADS, Grace and MapServer set, whatever is between them. Null for other texts. */
export const parseDrawingCommands = (text: string): Found | null => {
  if (text.length > LENGTH_MAX) return null;
  const { addColor, addProblem, found } = createCollector();
  for (const [i, line] of text.split('\n').entries()) {
    const command = COMMANDS.find((one) => one.test(line));
    const { r, g, b, name } = command?.exec(line)?.groups ?? {};
    const color = colorFromChannels([r, g, b].map(Number));
    if (color) addColor(color, name ?? null);
    else if (command) addProblem(i + 1, line, 'outOfRange');
  }
  const script = found('Drawing commands');
  return script.colors.length > 0 ? script : null;
};
