import { buildProduct } from './buildProduct.mjs';
import { loadEnvFiles, readHostedService } from './hostedService.mjs';
import { runCommandLine } from './problem.mjs';

await runCommandLine((signal) => {
  loadEnvFiles();
  readHostedService(process.env);
  return buildProduct({ signal, isLoud: true });
});
