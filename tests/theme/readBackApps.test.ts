import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';

import { THEME_MODES, type Theme, type ThemeMode } from '../../src/theme/theme';
import { COLOR_SET } from './colorSetSchema';
import { chartHexes, fileOf, filesOf, renamed, roleHexes, scaleHexes, THEMES } from './colorsOfTheme';

const CASES = THEMES.flatMap(([name, theme]) => THEME_MODES.map((mode) => [name, mode, theme] as const));

/** What Android's resource compiler takes as colors: names as in Java, values with opacity first, or references. */
const ANDROID_SCHEMA = `<?xml version="1.0" encoding="utf-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="resources">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="color" maxOccurs="unbounded">
          <xs:complexType>
            <xs:simpleContent>
              <xs:extension base="value"><xs:attribute name="name" type="name" use="required"/></xs:extension>
            </xs:simpleContent>
          </xs:complexType>
        </xs:element>
      </xs:sequence>
    </xs:complexType>
    <xs:unique name="names"><xs:selector xpath="color"/><xs:field xpath="@name"/></xs:unique>
  </xs:element>
  <xs:simpleType name="name">
    <xs:restriction base="xs:string"><xs:pattern value="[a-z][a-z0-9_]*"/></xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="value">
    <xs:restriction base="xs:string"><xs:pattern value="#[0-9A-F]{8}|@color/[a-z][a-z0-9_]*"/></xs:restriction>
  </xs:simpleType>
</xs:schema>`;

type ColorSet = {
  colors: { appearances?: unknown[]; color: { components: Readonly<Record<string, string>> } }[];
};

/** Android's colors of a mode, references followed within its file. */
const readAndroid = (xml: string): Record<string, string> => {
  const values = new Map(
    [...xml.matchAll(/<color name="([^"]*)">([^<]*)<\/color>/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const follow = (value: string): string =>
    value.startsWith('@color/') ? follow(values.get(value.slice('@color/'.length)) ?? '') : value;
  return Object.fromEntries(
    [...values].map(([name, value]) => [name, follow(value).replace(/^#FF/, '#')] as const),
  );
};

const camel = (key: string): string => key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Roles and charts under the names of constants. */
const constants = (theme: Theme, mode: ThemeMode) =>
  renamed({ ...roleHexes(theme, mode), ...chartHexes(theme, mode) }, camel);

describe.each(CASES)('every color of a theme %s in %s', (_, mode, theme) => {
  it('is read from the XML of Android, which keeps to the schema of its resources', async () => {
    const folder = mode === 'light' ? 'values' : 'values-night';
    const contents = fileOf(theme, 'android', `${folder}/colors.xml`);
    const { errors } = await validateXML({
      xml: [{ fileName: 'colors.xml', contents }],
      schema: [{ fileName: 'resources.xsd', contents: ANDROID_SCHEMA }],
    });
    expect(errors).toEqual([]);
    const snake = (key: string): string => key.toLowerCase().replaceAll('-', '_');
    expect(readAndroid(contents)).toEqual({
      ...renamed({ ...scaleHexes(theme, mode), ...chartHexes(theme, mode) }, snake),
      ...renamed(roleHexes(theme, mode), (key) => `role_${snake(key)}`),
    });
  });

  it('is read from the asset catalog of Xcode, each set by its rules', () => {
    const sets = [...filesOf(theme, 'xcode')].filter(([path]) => path.includes('.colorset/'));
    const read = sets.map(([path, text]) => {
      const set = JSON.parse(text) as ColorSet;
      expect(COLOR_SET(set)).toBe(true);
      const chosen = set.colors.find(({ appearances }) => (appearances === undefined) === (mode === 'light'));
      const hex = ['red', 'green', 'blue'].map((key) => chosen?.color.components[key]?.slice(2)).join('');
      return [/([^/]+)\.colorset/.exec(path)?.[1], `#${hex}`] as const;
    });
    expect(Object.fromEntries(read)).toEqual(constants(theme, mode));
  });

  it('is read from the constants of Flutter', () => {
    const text = fileOf(theme, 'flutter', 'theme_colors.dart');
    const name = mode === 'light' ? 'LightColors' : 'DarkColors';
    const body = new RegExp(`abstract final class ${name} \\{\\n([^}]*)\\}`).exec(text)?.[1] ?? '';
    const read = body
      .trimEnd()
      .split('\n')
      .map((line) => {
        const found = /^ {2}static const Color ([a-z]\w*) = Color\(0xFF([0-9A-F]{6})\);$/.exec(line);
        return [found?.[1], `#${found?.[2]}`] as const;
      });
    expect(Object.fromEntries(read)).toEqual(constants(theme, mode));
  });

  it('is read from the table of DESIGN.md', () => {
    const text = fileOf(theme, 'design-md', 'DESIGN.md');
    const read = [...text.matchAll(/^\| `--([\w-]+)` \| (#\w{6}) .*?\| (#\w{6}) /gm)].map(
      ([, role, light, dark]) => [role, mode === 'light' ? light : dark] as const,
    );
    expect(Object.fromEntries(read)).toEqual(roleHexes(theme, mode));
  });

  it('is read from the values by mode that plugins of Figma take', () => {
    type Value = { r?: number; g?: number; b?: number; id?: string };
    const { modes, variables } = JSON.parse(fileOf(theme, 'figma-plugins', 'variables.json')) as {
      modes: Record<string, string>;
      variables: { id: string; name: string; valuesByMode: Record<string, Value> }[];
    };
    const id = Object.keys(modes).find((key) => modes[key]?.toLowerCase() === mode) ?? '';
    const byId = new Map(variables.map((variable) => [variable.id, variable.valuesByMode[id] ?? {}]));
    const hexOf = ({ id: alias, r = 0, g = 0, b = 0 }: Value): string =>
      alias === undefined
        ? `#${[r, g, b]
            .map((channel) =>
              Math.round(255 * channel)
                .toString(16)
                .padStart(2, '0'),
            )
            .join('')}`
        : hexOf(byId.get(alias) ?? {});
    const read = variables.map(({ id: own, name }) => [
      name.replace('/', '-'),
      hexOf(byId.get(own) ?? {}).toUpperCase(),
    ]);
    expect(Object.fromEntries(read)).toEqual({
      ...scaleHexes(theme, mode),
      ...chartHexes(theme, mode),
      ...renamed(roleHexes(theme, mode), (key) => `role-${key}`),
    });
  });
});

describe('DESIGN.md', () => {
  it('says what goes on what, and by how much', () => {
    for (const [, theme] of THEMES) {
      const text = fileOf(theme, 'design-md', 'DESIGN.md');
      expect(text).toMatch(/^\| `on-primary` on `primary` \| 4\.5 : 1 \| [\d.]+ : 1 \| [\d.]+ : 1 \|$/m);
      expect(text).not.toContain('undefined');
    }
  });
});
