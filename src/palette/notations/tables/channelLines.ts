import { createCollector, type Found } from '../found';
import { colorFromChannels } from '../values/readColor';
import { linesOf } from './lines';

const CHANNELS = /^(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(.*))?$/;

/** Three channels and a name in a line; `skip` tells the lines that are about the file. */
export const parseChannels = (
  text: string,
  kind: string,
  skip: (line: string, index: number) => boolean,
): Found => {
  const collector = createCollector();
  for (const [index, { line, text: content }] of linesOf(text).entries()) {
    if (content === '' || skip(content, index)) continue;
    const [, r, g, b, name] = CHANNELS.exec(content) ?? [];
    const color = colorFromChannels([r, g, b].map(Number));
    if (color) collector.addColor(color, name ?? null);
    else collector.addProblem(line, content);
  }
  return collector.found(kind);
};
