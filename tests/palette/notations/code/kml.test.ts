import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const kml = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Trails</name>\n${inside}\n</Document></kml>`;

it('styles of Google Earth have their opacity and blue first', () => {
  const found = parseText(
    kml(
      '<Style id="easy"><LineStyle><color>ff00a5ff</color><width>4</width></LineStyle><IconStyle><color>ff00a5ff</color></IconStyle></Style>\n<Style id="lake"><PolyStyle><color>7F88940D</color></PolyStyle></Style>',
    ),
  );
  expect(named(found)).toEqual(['#FFA500 easy', '#0D9488 lake']);
  expect(found).toMatchObject({ kind: 'KML', title: 'Trails', problems: [] });
});

it('a place with a style of its own gives it its name; one that nobody sees is no color', () => {
  const found = parseText(
    kml(
      '<Placemark><name>Lake</name><Style><PolyStyle><color>ffff0000</color></PolyStyle></Style></Placemark>\n<Placemark><name>Gap</name><Style><LineStyle><color>00ffffff</color></LineStyle></Style></Placemark>',
    ),
  );
  expect(named(found)).toEqual(['#0000FF Lake']);
});

it('what is no color is told with its line', () => {
  const { problems } = parseText(kml('<Style id="a">\n<LineStyle><color>red</color></LineStyle></Style>'));
  expect(problems).toEqual([{ line: 4, text: 'red' }]);
});
