import { describe, expect, it } from 'vitest';

import { roleOfName } from '../../src/theme/imports/roleNames';
import { FILLED_ROLES, TEXT_ON } from '../../src/theme/roles';

/** What other systems call an area that has another name here. */
const OTHER_AREAS: ReadonlyMap<string, string> = new Map([['danger', 'error']]);
const AREAS = FILLED_ROLES.map((role) => [role, OTHER_AREAS.get(role) ?? role] as const);

describe('the text on an area', () => {
  it.each(AREAS)('%s is in daisyUI the content of %s', (role, area) => {
    expect(roleOfName([`color-${area}-content`])).toBe(TEXT_ON[role]);
    expect(roleOfName([`color-${area}`])).toBe(role);
  });

  it.each([
    ['primary', 'primary-contrast-text'],
    ['secondary', 'secondary-contrast-text'],
    ['danger', 'error-contrast-text'],
  ] as const)('%s is in MUI its contrast text', (role, name) => {
    expect(roleOfName(['palette', name])).toBe(TEXT_ON[role]);
  });

  it.each([
    ['primary', 'on-brand'],
    ['primary', 'primary-contrast'],
    ['primary', 'primary-inverse'],
    ['danger', 'on-error'],
    ['danger', 'error-foreground'],
  ] as const)('%s may be called %s', (role, name) => {
    expect(roleOfName([name])).toBe(TEXT_ON[role]);
  });
});

describe('the page and what lies on it', () => {
  it.each([
    [
      'daisyUI',
      { 'base-100': 'background', 'base-200': 'surface', 'base-300': 'muted', 'base-content': 'text' },
    ],
    [
      'Ant Design',
      {
        'bg-layout': 'background',
        'bg-base': 'background',
        'bg-container': 'surface',
        'bg-elevated': 'raised',
        'text-base': 'text',
        'text-secondary': 'mutedText',
      },
    ],
    ['MUI', { 'background-paper': 'surface', 'text-primary': 'text', divider: 'border' }],
    ['Bulma and Bootstrap', { 'body-bg': 'background', 'body-color': 'text' }],
    [
      'short names',
      { fg: 'text', bg: 'background', canvas: 'background', 'fg-muted': 'mutedText', 'bg-muted': 'muted' },
    ],
    [
      'long names',
      {
        'text-muted': 'mutedText',
        'foreground-muted': 'mutedText',
        'bg-canvas': 'background',
        'bg-surface': 'surface',
        'bg-panel': 'surface',
        'card-background': 'surface',
        'sidebar-background': 'surface',
        'border-input': 'control',
      },
    ],
    ['links', { 'text-link': 'link', 'link-primary': 'link' }],
    ['focus', { focus: 'ring', 'focus-ring': 'ring', 'border-focus': 'ring', 'focus-outline': 'ring' }],
    ['brands', { brand: 'primary', error: 'danger' }],
  ])('are known by the names of %s', (_, names) => {
    for (const [name, role] of Object.entries(names))
      expect([name, roleOfName([name])]).toEqual([name, role]);
  });

  it('have no role by a name that nobody gives one', () => {
    expect(roleOfName(['content'])).toBeNull();
    expect(roleOfName(['elevation-3'])).toBeNull();
  });
});
