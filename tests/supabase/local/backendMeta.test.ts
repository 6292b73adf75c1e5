import { expect, it } from 'vitest';
import { fillContactMeta, fillStripeMeta } from '../../../supabase/local/backendMeta.mjs';

const PAGE = '<meta name="contact-email" content="hello@hueloom.example" />';

it('puts the configured address into the page', () => {
  expect(fillContactMeta(PAGE, 'office@palettes.example')).toBe(
    '<meta name="contact-email" content="office@palettes.example" />',
  );
});

it.each([undefined, '', 'nobody', 'a b@c.example', '"><script>@x', 'a@b@c'])(
  'leaves the page’s own address where %s is configured',
  (email) => {
    expect(fillContactMeta(PAGE, email)).toBe(PAGE);
  },
);

it('puts the payment provider’s key into the page, or leaves it empty', () => {
  const page = '<meta name="stripe-publishable-key" content="" />';
  expect(fillStripeMeta(page, 'pk_test_1')).toBe(
    '<meta name="stripe-publishable-key" content="pk_test_1" />',
  );
  expect(fillStripeMeta(page, null)).toBe(page);
});
