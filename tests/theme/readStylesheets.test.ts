import { describe, expect, it } from 'vitest';

import { givenHexes, hexesOf, readFiles, readText } from './readHexes';

const BOTH = ['background', 'primary'] as const;

describe('a style sheet in two modes', () => {
  const LIGHT = '--background: #fafafa; --primary: #e11d48;';
  const DARK = '--background: #0a0a0a; --primary: #fb7185;';

  it.each([
    ['a class', `:root { ${LIGHT} } .dark { ${DARK} }`],
    ['a class of the root', `:root{${LIGHT}}:root.dark{${DARK}}`],
    ['a class that is called a theme', `:root, .light-theme { ${LIGHT} } .dark, .dark-theme { ${DARK} }`],
    ['an attribute', `:root { ${LIGHT} } [data-theme=dark] { ${DARK} }`],
    [
      'the attribute of Bootstrap',
      `:root, [data-bs-theme=light] { ${LIGHT} } [data-bs-theme="dark"] { ${DARK} }`,
    ],
    ['the attribute of MUI', `:root { ${LIGHT} } [data-mui-color-scheme='dark'] { ${DARK} }`],
    ['attributes first', `[data-theme="light"] { ${LIGHT} } [data-theme="dark"] { ${DARK} }`],
    [
      'the attributes of Primer',
      `[data-color-mode="light"][data-light-theme="light"], [data-color-mode="auto"][data-light-theme="light"] { ${LIGHT} }
       [data-color-mode="dark"][data-dark-theme="dark"], [data-color-mode="auto"][data-light-theme="dark"] { ${DARK} }`,
    ],
    ['the system', `:root { ${LIGHT} } @media (prefers-color-scheme: dark) { :root { ${DARK} } }`],
    [
      'the system, unless something else is chosen',
      `:root { ${LIGHT} } @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${DARK} } }`,
    ],
    [
      'everything that is not dark',
      `[data-theme="light"], :root:not([data-theme="dark"]) { ${LIGHT} } html:not(.dark) { ${LIGHT} }
       [data-theme="dark"] { ${DARK} }`,
    ],
    ['a variant of Tailwind', `@layer theme { :root, :host { ${LIGHT} @variant dark { ${DARK} } } }`],
    ['nesting', `:root { ${LIGHT} &:where(.dark, .dark *) { ${DARK} } }`],
    ['dark first', `:root { ${DARK} } .light, html[data-theme='light'] { ${LIGHT} }`],
    ['dark above', `.dark { ${DARK} } :root { ${LIGHT} }`],
    [
      'light-dark()',
      ':root { color-scheme: light dark; --background: light-dark(#fafafa, #0a0a0a); --primary: light-dark(#e11d48 , var(--p)); --p: #fb7185 }',
    ],
    [
      'themes of daisyUI',
      `@plugin "daisyui/theme" { name: "day"; color-scheme: light; ${LIGHT} }
       @plugin "daisyui/theme" { name: "night"; prefersdark: true; ${DARK} color-scheme: "dark"; }`,
    ],
    ['the classes of Carbon', `:root { ${LIGHT} } .cds--g100 { ${DARK} }`],
  ])('by %s has the colors of both', (_, text) => {
    const read = readText(text);
    expect(hexesOf(read, 'light', BOTH)).toEqual({ background: '#FAFAFA', primary: '#E11D48' });
    expect(hexesOf(read, 'dark', BOTH)).toEqual({ background: '#0A0A0A', primary: '#FB7185' });
  });
});

describe('rules of a part of the page, of another theme and of paper', () => {
  it('change nothing of the page, and those of parts and themes are named', () => {
    const read = readText(`:root { --background: #fff; --primary: #171717; }
      .dark { --background: #0a0a0a; --primary: #e5e5e5; }
      .theme-blue { --primary: #2563eb; --ring: #60a5fa; }
      .dark .theme-blue, .dark.theme-blue { --primary: #3b82f6; }
      .btn-dark { --background: #212529; }
      [data-theme="cupcake"] { --primary: #65c3c8; }
      @media print { :root { --background: #eee; } }
      @media (prefers-contrast: more) { :root { --primary: #000; } }`);
    expect(givenHexes(read)).toEqual({
      light: { background: '#FFFFFF', primary: '#171717' },
      dark: { background: '#0A0A0A', primary: '#E5E5E5' },
    });
    expect(read.left).toEqual([
      '.theme-blue',
      '.dark .theme-blue, .dark.theme-blue',
      '.btn-dark',
      '[data-theme="cupcake"]',
    ]);
  });

  it('are read where the page has none, the first theme of several, and the others are named', () => {
    const read = readText(`[data-theme="cupcake"] { --primary: #65c3c8; --background: #faf7f5; }
      [data-theme="retro"] { --primary: #ef9995; }`);
    expect(givenHexes(read).light).toEqual({ background: '#FAF7F5', primary: '#65C3C8' });
    expect(read.left).toEqual(['[data-theme="retro"]']);
  });
});

describe('a variable', () => {
  it.each([
    ['channels of HSL', '173.4 80.4% 40%', '#14B8A6'],
    ['channels of HSL with commas', '210, 40%, 98%', '#F8FAFC'],
    ['channels of RGB with commas', '13,148,136', '#0D9488'],
    ['channels of OKLCH', '49.12% 0.3096 275.75', '#491EFF'],
    ['channels in a function', 'hsl(var(--own))', '#14B8A6'],
    ['channels in a function of Tailwind 3', 'hsl(var(--own) / <alpha-value>)', '#14B8A6'],
    ['another one', 'var(--blue)', '#2563EB'],
    ['another one that there is not', 'var(--none, #ff0000)', '#FF0000'],
    ['a color that is important', '#0AF !important', '#00AAFF'],
    ['hex with full opacity', '#111111ff', '#111111'],
  ])('of %s is read', (_, value, hex) => {
    const read = readText(`:root{--own:173.4 80.4% 40%;--blue:#2563eb;--primary:${value}}`);
    expect(hexesOf(read, 'light', ['primary'])).toEqual({ primary: hex });
  });

  it.each([
    'color-mix(in oklab, var(--a) 15%, transparent)',
    'oklch(from red l c h)',
    'transparent',
    '0.5 0.2',
  ])('of a role whose color is not read is named: %s', (value) => {
    expect(readText(`:root{--primary:#0d9488;--border:${value}}`).left).toEqual(['--border']);
  });

  it('of a length, of a text with braces, and channels beside their color say nothing', () => {
    const read = readText(
      `:root{--primary:#0d9488;--primary-rgb:13,148,136;--glow:#f0a;--glow-rgb:255,0,170;--text:1rem;--a:"}{;";--b:url("x;--link:red");--c:'it'}`,
    );
    expect(read).toMatchObject({ roles: 1, left: ['glow'] });
  });

  it('of a number or a word that could be hex is no color', () => {
    const read = readText(
      ':root { --primary: #0d9488; --text: 700; --ring: facade; --font-weight-7: 700; --z-1: 100; }',
    );
    expect(read).toMatchObject({ roles: 1, left: ['--ring'] });
  });

  it('of Sass and comments of lines are read, and custom properties go before them', () => {
    const read = readText(
      '$blue: #0d6efd !default; // --text: #f00;\n$primary: $blue !default;\n$link: red;\n:root { --link: #00f; }',
    );
    expect(hexesOf(read, 'light', ['primary', 'link'])).toEqual({ primary: '#0D6EFD', link: '#0000FF' });
    expect(read.missing).toContain('text');
  });

  it.each([
    ['Markdown', '```css\n:root { --primary: #0d9488; }\n.dark { --primary: #14b8a6; }\n```'],
    ['a page', '<style>\n:root { --primary: #0d9488; }\n.dark { --primary: #14b8a6; }\n</style>'],
  ])('is read within %s', (_, text) => {
    expect(givenHexes(readText(text))).toEqual({
      light: { primary: '#0D9488' },
      dark: { primary: '#14B8A6' },
    });
  });

  it('is read where the text is cut off, or has no rule at all', () => {
    expect(givenHexes(readText(':root { --primary: #0d9488')).light).toEqual({ primary: '#0D9488' });
    expect(givenHexes(readText('--primary: #0d9488;\n--link: #00f')).light).toEqual({
      primary: '#0D9488',
      link: '#0000FF',
    });
  });
});

describe('several style sheets', () => {
  it('are one, with variables of each other', () => {
    const read = readFiles([
      { name: 'app.css', text: ':root { --primary: var(--blue-9); }' },
      { name: 'blue.css', text: ':root { --blue-9: #0090ff; } .dark { --blue-9: #70b8ff; }' },
    ]);
    expect(givenHexes(read)).toEqual({ light: { primary: '#0090FF' }, dark: { primary: '#70B8FF' } });
  });

  it('are of the modes that they are called by, unless their rules say modes', () => {
    const read = readFiles([
      { name: 'theme-light.css', text: ':root { --primary: #0d9488; }' },
      { name: 'theme-dark.css', text: ':root { --primary: #14b8a6; }' },
      { name: 'light-and-more.css', text: ':root { --link: #00f; } .dark { --link: #88f; }' },
    ]);
    expect(givenHexes(read)).toEqual({
      light: { primary: '#0D9488', link: '#0000FF' },
      dark: { primary: '#14B8A6', link: '#8888FF' },
    });
  });
});

describe('a translucent color', () => {
  it('is what it looks like on the background of its mode, and is said to be', () => {
    const read =
      readText(`:root { --background: oklch(1 0 0); --border: oklch(0.922 0 0); --ring: #2563eb80; }
      .dark { --background: #000; --border: oklch(1 0 0 / 10%); }`);
    expect(hexesOf(read, 'light', ['border', 'ring'])).toEqual({ border: '#E5E5E5', ring: '#92B1F5' });
    expect(hexesOf(read, 'dark', ['border'])).toEqual({ border: '#1A1A1A' });
    expect(read.mixed).toEqual(['ring', 'border']);
    expect(read.left).toEqual([]);
  });

  it('of a text is what it looks like on its area', () => {
    const read = readText(
      ':root{--background:#fff;--primary:#000;--primary-foreground:rgb(255 255 255 / 0.8)}',
    );
    expect(hexesOf(read, 'light', ['onPrimary'])).toEqual({ onPrimary: '#CCCCCC' });
  });

  it('is not made up where there is no background', () => {
    const read = readText(':root { --primary: #0d9488; --border: rgb(0 0 0 / .1); }');
    expect(read.missing).toContain('border');
    expect(read.left).toEqual(['border']);
  });
});

describe('names of other systems', () => {
  it.each([
    ['Bootstrap', '--bs-body-bg:#fff;--bs-body-color:#212529;--bs-primary:#0d6efd;--bs-border-color:#dee2e6'],
    [
      'Material',
      '--md-sys-color-surface:#fff;--md-sys-color-on-surface:#212529;--md-sys-color-primary:#0d6efd;--md-sys-color-outline-variant:#dee2e6',
    ],
    [
      'daisyUI',
      '--color-base-100:#fff;--color-base-content:#212529;--color-primary:#0d6efd;--color-border:#dee2e6',
    ],
    [
      'Primer',
      '--bgColor-default:#fff;--fgColor-default:#212529;--brand:#0d6efd;--borderColor-default:#dee2e6',
    ],
    [
      'Carbon',
      '--cds-background:#fff;--cds-text-primary:#212529;--cds-button-primary:#0d6efd;--cds-border-subtle:#dee2e6',
    ],
    [
      'Polaris',
      '--p-color-bg:#fff;--p-color-text:#212529;--p-color-bg-fill-brand:#0d6efd;--p-color-border:#dee2e6',
    ],
    ['Nuxt UI', '--ui-bg:#fff;--ui-text:#212529;--ui-primary:#0d6efd;--ui-border:#dee2e6'],
    [
      'Pico',
      '--pico-background-color:#fff;--pico-color:#212529;--pico-primary:#0d6efd;--pico-muted-border-color:#dee2e6',
    ],
    [
      'MUI',
      '--mui-palette-background-default:#fff;--mui-palette-text-primary:#212529;--mui-palette-primary-main:#0d6efd;--mui-palette-divider:#dee2e6',
    ],
    [
      'Mantine',
      '--mantine-color-body:#fff;--mantine-color-text:#212529;--mantine-primary-color-filled:#0d6efd;--mantine-color-default-border:#dee2e6',
    ],
    [
      'Chakra',
      '--chakra-colors-bg:#fff;--chakra-colors-fg:#212529;--chakra-colors-primary:#0d6efd;--chakra-colors-border:#dee2e6',
    ],
  ])('of %s are those of roles', (_, text) => {
    const read = readText(`:root{${text}}`);
    expect(givenHexes(read).light).toEqual({
      background: '#FFFFFF',
      text: '#212529',
      primary: '#0D6EFD',
      border: '#DEE2E6',
    });
    expect(read.left).toEqual([]);
  });

  it('go behind the name of the role itself', () => {
    const read = readText(':root { --color-brand: #ff8800; --color-primary: #18181b; }');
    expect(hexesOf(read, 'light', ['primary'])).toEqual({ primary: '#18181B' });
    expect(read.left).toEqual(['color-brand']);
  });
});

it('an item of a registry has the colors that it gives Tailwind too', () => {
  const read = readText(
    JSON.stringify({
      name: 'custom',
      type: 'registry:theme',
      cssVars: {
        theme: { 'font-sans': 'Inter', 'color-link': '#0000ff' },
        light: { background: '0 0% 100%', border: 'oklch(0 0 0 / 10%)' },
        dark: { background: 'oklch(0 0 0)' },
      },
    }),
  );
  expect(hexesOf(read, 'light', ['background', 'border', 'link'])).toEqual({
    background: '#FFFFFF',
    border: '#E6E6E6',
    link: '#0000FF',
  });
});
