import { createCollector, type Found } from '../found';
import { alphaOf, noteAlpha } from '../values/opacity';
import { colorFromChannels } from '../values/readColor';
import { linesOf } from './lines';

const CHANNELS = /^(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})()(?:\s+(.*))?$/;
/** With an opacity, which is dropped: palettes have none. */
const CHANNELS_AND_ALPHA = /^(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(.*))?$/;

type ChannelLines = {
  readonly kind: string;
  /** Lines that describe the file. */
  readonly skip: (line: string, index: number) => boolean;
  readonly hasAlpha?: boolean;
  readonly title?: string | undefined;
};

/** Lines of three or four channels and a name. */
export const parseChannels = (text: string, { kind, skip, hasAlpha = false, title }: ChannelLines): Found => {
  const collector = createCollector();
  for (const [index, { line, text: content }] of linesOf(text).entries()) {
    if (content === '' || skip(content, index)) continue;
    const [, r, g, b, alpha, name] =
      (hasAlpha ? CHANNELS_AND_ALPHA.exec(content) : null) ?? CHANNELS.exec(content) ?? [];
    const color = colorFromChannels([r, g, b].map(Number));
    // One that nobody sees keeps its place.
    const opacity = alphaOf(Number(alpha === '' ? 255 : alpha));
    if (color) collector.addColor(noteAlpha(color, opacity) ?? color, name ?? null);
    else collector.addProblem(line, content);
  }
  return collector.found(kind, title);
};
