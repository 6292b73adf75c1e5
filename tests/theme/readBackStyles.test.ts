import { transform } from 'lightningcss';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import tailwindcss3, { type Config } from 'tailwindcss-3';
import { describe, expect, it } from 'vitest';

import { THEME_MODES } from '../../src/theme/theme';
import { chartHexes, fileOf, renamed, roleHexes, scaleHexes, THEMES } from './colorsOfTheme';
import { resolvedVariables } from './resolvedVariables';

const CASES = THEMES.flatMap(([name, theme]) => THEME_MODES.map((mode) => [name, mode, theme] as const));

const lower = (key: string): string => key.toLowerCase();

/** As Lightning CSS writes it again, without white space; what it does not know is a rule of Tailwind's alone. */
const minified = (css: string): string => {
  const { code, warnings } = transform({ filename: 'theme.css', code: Buffer.from(css), minify: true });
  expect(warnings.filter(({ message }) => message !== 'Unknown at rule: @theme')).toEqual([]);
  return Buffer.from(code).toString();
};

describe.each(CASES)('every color of a theme %s in %s', (_, mode, theme) => {
  const scales = { ...renamed(scaleHexes(theme, mode), lower), ...chartHexes(theme, mode) };
  const roles = roleHexes(theme, mode);

  it.each(['css-light-dark', 'css-media', 'css-class'])('comes out of Lightning CSS as of %s', (id) => {
    const css = minified(fileOf(theme, id, 'theme.css'));
    expect(Object.fromEntries(resolvedVariables(css, mode))).toEqual(
      renamed({ ...scales, ...roles }, (key) => `--${key}`),
    );
  });

  it('of shadcn/ui comes out of Lightning CSS under the names of its components', () => {
    const colors = Object.fromEntries(
      resolvedVariables(minified(fileOf(theme, 'shadcn', 'globals.css')), mode),
    );
    expect(colors).toMatchObject(renamed(chartHexes(theme, mode), (key) => `--${key}`));
    expect(colors).toMatchObject({
      '--background': roles['background'],
      '--foreground': roles['text'],
      '--card': roles['surface'],
      '--popover': roles['raised'],
      '--primary': roles['primary'],
      '--primary-foreground': roles['on-primary'],
      '--secondary': roles['secondary'],
      '--secondary-foreground': roles['on-secondary'],
      '--muted': roles['muted'],
      '--muted-foreground': roles['muted-text'],
      '--accent': roles['accent'],
      '--accent-foreground': roles['on-accent'],
      '--destructive': roles['danger'],
      '--destructive-foreground': roles['on-danger'],
      '--border': roles['border'],
      '--input': roles['control'],
      '--ring': roles['ring'],
      '--chart-1': roles['chart-1'],
      '--chart-5': roles['chart-5'],
      '--sidebar': roles['surface'],
      '--sidebar-ring': roles['ring'],
      // As its guide names new colors.
      '--link': roles['link'],
      '--success': roles['success'],
      '--success-foreground': roles['on-success'],
      '--warning': roles['warning'],
      '--warning-foreground': roles['on-warning'],
      '--info': roles['info'],
      '--info-foreground': roles['on-info'],
      '--chart-6': roles['chart-6'],
      '--chart-8': roles['chart-8'],
    });
    // What is no color stays the project's own.
    expect(fileOf(theme, 'shadcn', 'globals.css')).not.toContain('--radius');
  });

  it('of shadcn/ui is the background of a class of Tailwind 4, those that were added too', async () => {
    const compiler = await compile(`${fileOf(theme, 'shadcn', 'globals.css')}\n@tailwind utilities;`);
    const names = ['link', 'success', 'warning-foreground', 'info', 'chart-8'];
    const css = compiler.build(names.map((name) => `bg-${name}`));
    const painted = [...css.matchAll(/background-color: var\(--([\w-]+)\)/g)].map(([, name]) => name);
    expect(new Set(painted)).toEqual(new Set(names));
  });

  it('comes out of Tailwind 4 as the background of a class', async () => {
    const compiler = await compile(`${fileOf(theme, 'tailwind4', 'theme.css')}\n@tailwind utilities;`);
    const wanted = { ...scales, ...roles };
    const css = compiler.build(Object.keys(wanted).map((key) => `bg-${key}`));
    const variables = resolvedVariables(css, mode);
    const painted: [string, string | undefined][] = [];
    postcss.parse(css).walkDecls('background-color', ({ value, parent }) => {
      const name = /^var\((--color-[\w-]+)\)$/.exec(value)?.[1] ?? '';
      const selector = parent instanceof postcss.Rule ? parent.selector : '';
      painted.push([selector.replace(/^\.bg-/, ''), variables.get(name)]);
    });
    expect(Object.fromEntries(painted)).toEqual(wanted);
  });

  it('comes out of Tailwind 3.4 as the background of a class', async () => {
    const text = fileOf(theme, 'tailwind3', 'tailwind.config.js');
    const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { default: Config };
    // Tailwind has white and black of its own.
    const { white: _white, black: _black, ...wanted } = { ...scales, ...roles };
    const content = [
      {
        raw: Object.keys(wanted)
          .map((key) => `bg-${key}`)
          .join(' '),
        extension: 'html',
      },
    ];
    const plugin = tailwindcss3({ ...module.default, content, corePlugins: ['backgroundColor'] });
    const { root } = await postcss([plugin]).process('@tailwind utilities;', { from: undefined });
    const variables = resolvedVariables(fileOf(theme, 'tailwind3', 'theme.css'), mode);
    const painted: [string, string | undefined][] = [];
    root.walkDecls('background-color', ({ value, parent }) => {
      const name = /^rgb\(var\((--[\w-]+)\) \//.exec(value)?.[1] ?? '';
      const selector = (parent as postcss.Rule | undefined)?.selector ?? '';
      painted.push([selector.replace(/^\.bg-/, ''), variables.get(name)]);
    });
    expect(Object.fromEntries(painted)).toEqual(wanted);
  });
});
