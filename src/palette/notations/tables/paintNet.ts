import { createCollector, type Found } from '../found';
import { readBareColor } from '../values/readColor';
import { linesOf } from './lines';

/** Paint.NET's palette: opacity comes first, 'FF0D9488'. */
export const parsePaintNet = (text: string): Found => {
  const collector = createCollector();
  for (const { line, text: content } of linesOf(text)) {
    if (content === '' || content.startsWith(';')) continue;
    const color = /^[0-9a-f]{8}$/i.test(content) ? readBareColor(content.slice(2)) : null;
    if (color) collector.addColor(color);
    else collector.addProblem(line, content);
  }
  return collector.found('Paint.NET');
};
