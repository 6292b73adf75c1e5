import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listenOnLoopback } from '../../supabase/local/loopback.mjs';
import { runCommandLine } from '../../supabase/local/problem.mjs';

/** The backend of the version in whose folder this runs. @type {typeof import('../../supabase/local/backend/startBackend.mjs')} */
const { startBackend } = await import(
  pathToFileURL(join(process.cwd(), 'supabase/local/backend/startBackend.mjs')).href
);

const [folder = ''] = process.argv.slice(2);
const OWNER = '5eedbeef-0000-4000-8000-000000000001';

/** @param {object} value */
const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param {string} secret */
const createToken = (secret) => {
  const claims = {
    sub: OWNER,
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
};

/** One paying owner with ten projects. */
const FILL = `
  insert into auth.users (id, email) values ('${OWNER}', 'owner@example.com');
  insert into public.stripe_customers (user_id, customer_id) values ('${OWNER}', 'cus_bench');
  insert into public.stripe_subscriptions (subscription_id, customer_id, status, current_period_start, current_period_end)
    values ('sub_bench', 'cus_bench', 'active', 0, 4102444800);
  insert into public.projects (user_id, name, is_public)
    select '${OWNER}', 'Project ' || n, true from generate_series(1, 10) as n;
`;

/** Palettes in these projects, each with a number of its own. @param {number} first @param {number} last */
const palettesSql = (first, last) => `
  insert into public.project_palettes (project_id, name, colors, exact, is_public)
    select (select id from public.projects where user_id = '${OWNER}' order by name offset n % 10 limit 1),
      'Palette ' || n,
      array['hsl(' || n % 360 || ', 50%, 40%)', 'hsl(' || (n * 7) % 360 || ', 60%, 70%)', 'hsl(0, 0%, 50%)'],
      null, true
    from generate_series(${first}, ${last}) as n;
  update public.project_palettes set selection_count = abs(hashtext(id::text)) % 500;
`;

await runCommandLine(async (signal) => {
  /** @type {import('../../supabase/local/backend/startBackend.mjs').Backend | null} */
  let backend = null;
  const server = await listenOnLoopback(0, (request, response) => backend?.serve(request, response));
  const origin = `http://localhost:${server.port}`;
  try {
    backend = await startBackend({ origin, folder });
    await backend.functionsLoaded;
    const { database, secrets } = backend;
    await database.exec(FILL);
    let there = 0;
    const fill = async (/** @type {number} */ palettes) => {
      await database.exec(palettesSql(there + 1, palettes));
      await database.exec('analyze');
      there = palettes;
      const { rows } = await database.query(
        `select p.id from public.project_palettes as p join public.projects as o on o.id = p.project_id where o.user_id = '${OWNER}' limit 1`,
      );
      const [row] = /** @type {{ id: string }[]} */ (rows);
      process.send?.({ paletteId: row?.id });
    };
    process.on('message', (message) => {
      fill(/** @type {{ palettes: number }} */ (message).palettes).catch((error) => {
        console.error(error);
        process.exit(1);
      });
    });
    process.send?.({ origin, token: createToken(secrets.jwt) });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  } finally {
    await server.close();
    await backend?.close();
    process.disconnect();
  }
});
