import { buildProduct } from './buildProduct.mjs';
import { runCommandLine } from './problem.mjs';

await runCommandLine((signal) => buildProduct({ signal, isLoud: true }));
