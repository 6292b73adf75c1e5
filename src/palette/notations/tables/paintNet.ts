import { createCollector, type Found } from '../found';
import { readBareColor } from '../values/readColor';
import { linesOf } from './lines';

/** 'FF0D9488', or without opacity; a comment may follow. */
const VALUE = /^((?:[0-9a-f]{2})?[0-9a-f]{6})\s*(?:;.*)?$/i;

/** Paint.NET's palette, with the opacity first. */
export const parsePaintNet = (text: string): Found => {
  const collector = createCollector();
  for (const { line, text: content } of linesOf(text)) {
    if (content === '' || content.startsWith(';')) continue;
    const digits = VALUE.exec(content)?.[1];
    const color = digits === undefined ? null : readBareColor(digits, 'first');
    if (color) collector.addColor(color);
    else collector.addProblem(line, content);
  }
  return collector.found('Paint.NET');
};
