import fc from 'fast-check';
import { spoiledText } from '../../../support/spoiledText';
import { PALETTES, USERS } from '../../database/people';
import {
  AUTH,
  COLUMNS,
  EDGE,
  FIELDS,
  FORM_FIELDS,
  FUNCTIONS,
  METHODS,
  ODD_HEADERS,
  OPERATORS,
  PARAMETERS,
  RELATIONS,
  VALUES,
} from './anyRequest.data';

/** A request as its sender writes it: nothing in it need make sense. */
export type AnyRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One character for each byte; null for none. */
  readonly body: string | null;
};

/** What opens the doors, so that requests come further than to them. */
export type Keys = {
  readonly publishable: string;
  readonly secret: string;
  readonly stripe: string;
  readonly tokens: readonly string[];
};

const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ maxLength: 20 }));
const column = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...COLUMNS) }, fc.string({ maxLength: 10 }));
const filter = fc.tuple(fc.constantFrom(...OPERATORS), value).map(([operator, is]) => `${operator}.${is}`);

/** What a page would ask. */
const sensible = fc.constantFrom<[string, string]>(
  ['select', '*'],
  ['select', 'id'],
  ['limit', '2'],
  ['offset', '1'],
  ['order', 'id.desc'],
  ['order', 'created_at.asc.nullslast'],
  ['id', `eq.${PALETTES.proPublic}`],
  ['id', 'not.is.null'],
  ['is_public', 'is.true'],
  ['user_id', `neq.${USERS.free}`],
);

const restQuery = fc.oneof(
  { weight: 6, arbitrary: sensible },
  fc.tuple(column, filter),
  fc.tuple(
    fc.constant('select'),
    fc.oneof(
      fc.array(column, { maxLength: 4 }).map((names) => names.join(',')),
      fc.constantFrom(
        'id,projects(*)',
        'projects!inner(id,project_palettes(id))',
        'count()',
        'id::text',
        'a:id',
        'colors->0',
        '*,*',
        'id(',
        'id)',
      ),
    ),
  ),
  fc.tuple(
    fc.constant('order'),
    fc.tuple(column, fc.constantFrom('', '.asc', '.desc.nullsfirst', '.none')).map((parts) => parts.join('')),
  ),
  fc.tuple(fc.constantFrom('limit', 'offset'), value),
  fc.tuple(
    fc.constantFrom('and', 'or', 'not.or'),
    fc.tuple(column, filter).map(([name, is]) => `(${name}.${is},${name}.${is})`),
  ),
  fc.tuple(fc.constantFrom('columns', 'on_conflict', 'word', 'hex', 'most', 'kind', 'apikey'), value),
);
const otherQuery = fc.tuple(
  fc.constantFrom(...PARAMETERS),
  fc.oneof(
    value,
    fc.constantFrom(
      'google',
      'pkce',
      'refresh_token',
      'http://localhost:1/',
      's256',
      '0d9488-ffffff',
      'photos',
      'videos',
    ),
  ),
);

const printable = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
const queryOf = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.length === 0 ? '' : `?${pairs.map(([name, is]) => `${printable(name)}=${printable(is)}`).join('&')}`;

const pathUnder = (prefix: string, names: readonly string[], query: fc.Arbitrary<[string, string]>) =>
  fc
    .tuple(
      fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom(...names) },
        fc.string({ maxLength: 12 }).map(printable),
      ),
      fc.oneof(fc.array(query, { maxLength: 1 }), fc.array(query, { maxLength: 4 })),
    )
    .map(([name, pairs]) => `${prefix}${name}${queryOf(pairs)}`);

const PRINTABLE = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
const odd = fc.oneof(
  fc.constantFrom(
    '//a:b@c/rest/v1/projects',
    '//[/auth/v1/user',
    '/rest/v1/../../x',
    '*',
    'http://a:b@localhost/auth/v1/settings',
    '/rest/v1/%E0%A4%A',
    '/%',
  ),
  fc.string({ unit: fc.constantFrom(...PRINTABLE), maxLength: 30 }).map((text) => `/rest/v1/${text}`),
  fc.string({ unit: fc.constantFrom(...PRINTABLE), maxLength: 30 }).map((text) => `/${text}`),
);

const path = fc.oneof(
  { weight: 6, arbitrary: pathUnder('/rest/v1/', RELATIONS, restQuery) },
  { weight: 3, arbitrary: pathUnder('/rest/v1/rpc/', FUNCTIONS, restQuery) },
  { weight: 4, arbitrary: pathUnder('/auth/v1/', AUTH, otherQuery) },
  { weight: 4, arbitrary: pathUnder('/functions/v1/', EDGE, otherQuery) },
  {
    weight: 2,
    arbitrary: pathUnder(
      '/__stripe/v1/',
      [
        'customers',
        'customers/none',
        'subscriptions',
        'subscriptions/sub_1',
        'checkout/sessions',
        'billing_portal/sessions',
        'constructor',
        '__proto__/a',
      ],
      otherQuery,
    ),
  },
  {
    weight: 1,
    arbitrary: pathUnder(
      '/__stripe/',
      ['clock', 'pay/cs_test_000000000000000000000000', 'portal/none'],
      otherQuery,
    ),
  },
  { weight: 1, arbitrary: pathUnder('/__google/', ['authorize', 'none'], otherQuery) },
  {
    weight: 1,
    arbitrary: pathUnder(
      '/',
      ['storage/v1/a', 'graphql/v1', 'realtime/v1/websocket', 'pg/query'],
      otherQuery,
    ),
  },
  { weight: 1, arbitrary: odd },
);

const row = fc.dictionary(
  fc.constantFrom(...COLUMNS, ...FIELDS),
  fc.oneof(
    value,
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(
      null,
      true,
      1,
      -1,
      1e300,
      [],
      {},
      ['#0D9488', '#FFFFFF'],
      ['hsl(1, 2%, 3%)', 'hsl(4, 5%, 6%)'],
    ),
  ),
  { maxKeys: 6 },
);
const json = fc
  .oneof(row, fc.array(row, { maxLength: 3 }), fc.jsonValue({ maxDepth: 4 }))
  .map((is) => JSON.stringify(is));
const form = fc
  .array(fc.tuple(fc.constantFrom(...FORM_FIELDS), value), { maxLength: 6 })
  .map((pairs) => queryOf(pairs).slice(1));
const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', 'a[b]', '"'), fc.integer({ min: 1, max: 20_000 }))
  .map(([sign, times]) => sign.repeat(times));
const body = fc.option(
  fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 3, arbitrary: spoiledText(json, 200) },
    form,
    deep,
    fc.string({ unit: 'binary', maxLength: 40 }),
  ),
  { freq: 4, nil: null },
);

type Header = readonly [name: string, value: string];
const oneOf = (name: string, ...values: readonly string[]): fc.Arbitrary<Header> =>
  fc.constantFrom(...values).map((is) => [name, is] as const);

const oddHeader = fc.constantFrom(...ODD_HEADERS).chain(([name, ...values]) => oneOf(name, ...values));

/** Mostly those of a page, with one or another that is odd. */
const headersWith = ({ publishable, secret, stripe, tokens }: Keys): fc.Arbitrary<Record<string, string>> => {
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.constant(publishable) },
    { weight: 2, arbitrary: fc.constant(secret) },
    fc.constantFrom('none', ''),
  );
  const bearer = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...tokens, secret, stripe) },
    fc.constantFrom(publishable, 'a.b.c', ''),
  );
  return fc
    .tuple(
      key,
      fc.option(bearer),
      fc.oneof({ weight: 2, arbitrary: fc.constant<Header[]>([]) }, fc.array(oddHeader, { maxLength: 2 })),
    )
    .map(([apikey, token, others]) =>
      Object.assign(
        { apikey, 'content-type': 'application/json' },
        token === null ? {} : { authorization: `Bearer ${token}` },
        Object.fromEntries(others),
      ),
    );
};

/** Requests of every service of the backend, right, nearly right and wrong. */
export const anyRequest = (keys: Keys): fc.Arbitrary<AnyRequest> =>
  fc.record({
    method: fc.constantFrom(...METHODS, 'GET', 'POST', 'POST'),
    path,
    headers: headersWith(keys),
    body,
  });
