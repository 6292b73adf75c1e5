import { afterAll, beforeAll, describe } from 'vitest';
import { request } from '../local/request';
import { describeSite, FILES } from './siteCases';
import { findWrangler, startWrangler, type Wrangler } from './wrangler';

const program = findWrangler();

describe.runIf(program)('the edge in the runtime of its host', () => {
  let wrangler: Wrangler;
  beforeAll(async () => {
    if (program) wrangler = await startWrangler(program, FILES);
  }, 240_000);
  afterAll(() => wrangler.stop());

  describeSite((path, headers = {}, method = 'GET') => request(wrangler.port, path, { method, headers }));
});
