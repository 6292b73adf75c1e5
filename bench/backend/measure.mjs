import autocannon from 'autocannon';
import { PUBLISHABLE_KEY } from '../../supabase/local/backend/installSecrets.mjs';

/**
 * @param {import('./scenes.mjs').Scene} scene
 * @param {import('./server.mjs').BenchServer} server
 * @param {number} duration seconds
 */
export const measure = async (scene, server, duration) => {
  const { method, path, token, body } = scene.request(server);
  const before = server.residentMegabytes();
  const workedBefore = server.workedSeconds();
  const result = await autocannon({
    url: `${server.origin}${path}`,
    connections: scene.connections,
    duration,
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  const failed = result.errors + result.non2xx;
  const worked = server.workedSeconds() - workedBefore;
  const perSecond = Math.round(result.requests.average);
  return {
    scene: scene.name,
    'requests/s': perSecond,
    'per s of work': worked > 0 ? Math.round(result.requests.total / worked) : 0,
    'p99 ms': result.latency.p99,
    failed,
    'memory MB': `${before} → ${server.residentMegabytes()}`,
    goal: `${scene.perSecond > 0 ? `≥ ${scene.perSecond}/s, ` : ''}p99 < ${scene.p99Ms} ms, 0 failed`,
    met: failed === 0 && perSecond >= scene.perSecond && result.latency.p99 < scene.p99Ms,
  };
};
