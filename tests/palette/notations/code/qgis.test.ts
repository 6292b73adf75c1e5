import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const layer = (color: string) =>
  `<layer class="SimpleFill"><Option type="Map"><Option type="QString" name="color" value="${color}"/><Option type="QString" name="outline_color" value="35,35,35,255"/></Option></layer>`;

describe('a style of QGIS', () => {
  it('has the colors of its classes by their labels, without outlines', () => {
    const text = `<qgis version="3.28"><renderer-v2 type="categorizedSymbol"><categories>
      <category symbol="0" value="1" label="Forest &amp; wood"/><category symbol="1" value="2" label=""/></categories>
      <symbols><symbol type="fill" name="0">${layer('13,148,136,255')}</symbol>
      <symbol type="fill" name="1">${layer('245,158,11,255,rgb:0.96,0.62,0.04,1')}</symbol>
      <symbol type="fill" name="@1@0">${layer('1,2,3,255')}</symbol></symbols>
      <colorramp type="gradient" name="[source]"><Option name="color1" value="1,1,1,255"/><Option name="color2" value="2,2,2,255"/></colorramp>
      </renderer-v2></qgis>`;
    expect(named(parseText(text))).toEqual(['#0D9488 Forest & wood', '#F59E0B -']);
  });

  it('of older versions has its properties under other names', () => {
    const text = `<qgis_style version="2"><symbols><symbol type="line" name="Trail"><layer><prop k="capstyle" v="square"/><prop k="line_color" v="13,148,136,255"/></layer></symbol></symbols></qgis_style>`;
    expect(named(parseText(text))).toEqual(['#0D9488 Trail']);
  });

  it('may be a color ramp, from its first color to its last', () => {
    const text = `<colorramp name="Spectral" type="gradient"><Option type="Map">
      <Option name="color1" value="43,131,186,255"/><Option name="color2" value="215,25,28,255"/>
      <Option name="stops" value="0.25;253,174,97,255:0.5;255,255,191,255;rgb;ccw"/></Option></colorramp>`;
    const found = parseText(text);
    expect(named(found)).toEqual(['#2B83BA -', '#FDAE61 -', '#FFFFBF -', '#D7191C -']);
    expect(found.title).toBe('Spectral');
  });

  it('may be a list of colors with names', () => {
    const text = `<colorramp name="House" type="preset"><Option type="Map"><Option name="preset_color_0" value="13,148,136,255"/>
      <Option name="preset_color_name_0" value="Teal"/><Option name="preset_color_1" value="245,158,11,255"/></Option></colorramp>`;
    expect(named(parseText(text))).toEqual(['#0D9488 Teal', '#F59E0B -']);
  });

  it('of a raster has its colors as hex', () => {
    const text = `<qgis><pipe><colorrampshader><colorramp name="[source]"><Option name="color1" value="1,1,1,255"/></colorramp><item alpha="255" label="low" value="0" color="#2b83ba"/></colorrampshader></pipe></qgis>`;
    expect(named(parseText(text))).toEqual(['#2B83BA low']);
  });
});

describe('other colors of XML', () => {
  it('are linear in .NET, with the opacity first', () => {
    const text = `<ResourceDictionary xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml">
      <Color x:Key="Teal">sc#1, 0.004025, 0.296138, 0.246201</Color><SolidColorBrush x:Key="Half" Color="sc#.5,.5,.5"/>
      <Color x:Key="None">sc#0,1,1,1</Color></ResourceDictionary>`;
    expect(named(parseText(text))).toEqual(['#0D9488 Teal', '#BCBCBC Half']);
  });

  it('may lack their # in elements that are called so', () => {
    const text =
      '<ase><theme><swatch><hexColor>0D9488</hexColor></swatch><swatch><hex_code>1C1917</hex_code></swatch></theme></ase>';
    expect(named(parseText(text))).toEqual(['#0D9488 -', '#1C1917 -']);
  });
});
