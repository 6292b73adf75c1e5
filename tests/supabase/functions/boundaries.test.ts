import { describe, expect, it } from 'vitest';
import PACKAGE from '../../../package.json';
import CONFIG from '../../../supabase/config.toml?raw';
import DENO from '../../../supabase/functions/deno.json';

const read = (files: Record<string, string>): readonly (readonly [string, string])[] => Object.entries(files);

const FUNCTIONS = read(
  import.meta.glob('../../../supabase/functions/**/*.ts', { query: '?raw', import: 'default', eager: true }),
);
const PAGE = read(
  import.meta.glob(['../../../src/**/*.{ts,tsx}', '../../../workers/**/*.ts', '../../../index.html'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const SECRETS =
  /SERVICE_ROLE|STRIPE_SECRET|WEBHOOK_SECRET|PEXELS_API_KEY|BILLING_JOB_TOKEN|sk_(live|test)_|whsec_|sb_secret_/;

describe('the border between page and functions', () => {
  it('is crossed by no import: both may be deployed alone', () => {
    const imports = FUNCTIONS.flatMap(([file, source]) =>
      [...source.matchAll(/from '([^']+)'/g)].map((match) => `${file} ${match[1] ?? ''}`),
    );
    expect(imports.length).toBeGreaterThan(50);
    expect(
      imports.filter((line) => !/ (\.\.?\/[\w./-]+\.ts|stripe|@supabase\/supabase-js)$/.test(line)),
    ).toEqual([]);
    expect(imports.filter((line) => /\.\.\/\.\.\//.test(line.split(' ')[1] ?? ''))).toEqual([]);
  });

  it('leaves no name or beginning of a secret in what the page is built from [FN-34]', () => {
    expect(PAGE.length).toBeGreaterThan(100);
    expect(PAGE.filter(([, source]) => SECRETS.test(source)).map(([file]) => file)).toEqual([]);
    expect(FUNCTIONS.filter(([, source]) => /['"`](sk_|whsec_|sb_secret_)/.test(source))).toEqual([]);
  });
});

it('every function is deployed with its own check of who calls, and with the packages that are pinned', () => {
  const names = FUNCTIONS.map(([file]) => /\/functions\/([a-z-]+)\/index\.ts$/.exec(file)?.[1]);
  const sections = names
    .filter((name) => name !== undefined)
    .toSorted()
    .map((name) => `[functions.${name}]\nverify_jwt = false\nimport_map = "./functions/deno.json"\n`);
  expect(sections.length).toBeGreaterThan(10);
  const settings = CONFIG.slice(CONFIG.indexOf('[functions.'));
  expect(settings).toBe(sections.join('\n'));
  const packages = (PACKAGE as { dependencies: Record<string, string> }).dependencies;
  expect(DENO.imports).toEqual(
    Object.fromEntries(
      ['@supabase/supabase-js', 'stripe'].map((name) => [name, `npm:${name}@${packages[name]}`]),
    ),
  );
});
