import { describe, expect, it } from 'vitest';

import { readSvgDrawing } from '../../src/theme/drawing/readSvgDrawing';
import { readTheme } from '../../src/theme/imports/readTheme';

/** What grows with the square of its size would take minutes. */
const SECONDS_MS = 20_000;
const MOST = process.env['HUELOOM_LONG'] === undefined ? 400_000 : 2_000_000;

/** As often as it fits. */
const fill = (text: string): string => text.repeat(MOST / text.length);

describe('a style sheet or tokens made to take long', { timeout: SECONDS_MS }, () => {
  it.each([
    ['opened comments', fill('/* ')],
    ['braces', `a${fill('{')}`],
    ['braces, then ends', `a${fill('{').slice(MOST / 2)}${fill(';').slice(MOST / 2)}`],
    ['variables', fill('--a:red;')],
    ['variables within each other', `--a:${fill('var(--a,')}`],
    ['spaces', `--a:${fill(' ')}red`],
    ['pairs', `--a:${fill('light-dark(')}`],
    ['colors', `--primary:${fill('rgb(')}`],
    ['lists', fill('[')],
    ['groups', fill('{"a":')],
    ['references', `{${fill('"a":{"$value":"{a}"},')}"b":{"$value":"{b}"}}`],
    ['themes beside the page', `:root{--primary:red}${fill('.a{--primary:red}')}`],
    ['themes alone', fill('.a{--primary:red}')],
    ['selectors without end', `${fill(':not(')}{--primary:red}`],
    ['strings without end', fill(`--a:"'`)],
    ['objects in code', `export default ${fill('{a:')}`],
    ['lists in code', `export default ${fill('[')}`],
    ['calls in code', `export default ${fill('a({a:')}`],
    ['exports', fill('export default {a:"#fff"}\n')],
    ['strings in code', `export default {a:${fill('"')}`],
    ['comments in code', `export default ${fill('/*')}`],
    ['imports', fill('import a ')],
  ])('of %s is read within seconds', (_, text) => {
    expect(readTheme([{ name: 'any', text }])).toBeDefined();
  });
});

describe('a drawing made to take long', { timeout: SECONDS_MS }, () => {
  const styled = (css: string) => `<svg><style>${css}</style><path fill="red"/></svg>`;
  it.each([
    ['declarations of a type', `${fill('<!a>')}<svg/>`],
    ['a style without rules', styled(fill('a'))],
    ['open addresses', styled(fill('url('))],
    ['an address of spaces', styled(`url(${fill(' ')}`)],
    ['open quotes in addresses', styled(fill('url("'))],
    ['a value of spaces', styled(`a{fill:red${fill(' ')}x}`)],
    ['a value of what is important', styled(`a{fill:red ${fill('!')}}`)],
    ['words', styled(fill('a-'))],
    ['open rules', styled(fill('a{'))],
    ['selectors', styled(`${fill('a,')}a{fill:red}`)],
    ['open functions in an attribute', `<svg><path fill="${fill('rgb(')}"/></svg>`],
    ['spaces in an attribute', `<svg><path fill="rgb(${fill(' ')}"/></svg>`],
    ['digits in an attribute', `<svg><path fill="rgb(${fill('1')}"/></svg>`],
    ['entities', `<svg>${fill('&a;')}</svg>`],
    ['open entities', `<svg>${fill('&a')}</svg>`],
    ['elements', `<svg>${fill('<a/>')}</svg>`],
    ['open elements', fill('<svg>')],
    ['attributes', `<svg ${Array.from({ length: MOST / 20 }, (_, i) => `a${i}="red"`).join(' ')}/>`],
  ])('%s, is recolored or refused within seconds', (_, text) => {
    expect(readSvgDrawing(text)).toBeDefined();
  });
});
