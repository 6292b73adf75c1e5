import { describe, expect, it } from 'vitest';

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
