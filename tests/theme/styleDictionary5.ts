import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runNpm } from '../../supabase/local/command.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { installNode } from '../nodes/installNode.mjs';

const run = promisify(execFile);

const PACKAGE = 'style-dictionary@5.5.5';
/** The least that it runs on; what is tested here runs on older ones, so that it is no dependency. */
const NODE = '22';
const CACHE = join(ROOT, 'node_modules/.cache', PACKAGE.replace('@', '-'));

/** Tokens in, the style sheet with their variables out. */
const PROGRAM = `
import { readFile } from 'node:fs/promises';
import StyleDictionary from 'style-dictionary';
const dictionary = new StyleDictionary({
  tokens: JSON.parse(await readFile(process.argv[2], 'utf8')),
  log: { verbosity: 'silent' },
  platforms: {
    css: {
      transforms: ['name/kebab', 'color/css'],
      files: [{ destination: 'a.css', format: 'css/variables', options: { outputReferences: true } }],
    },
  },
});
const [file] = await dictionary.formatPlatform('css');
process.stdout.write(file.output);
`;

export type StyleDictionary5 = (tokens: string) => Promise<string>;

/** HUELOOM_STYLE_DICTIONARY=npm fetches it and its Node; null, and said in one line, without. */
export const findStyleDictionary5 = async (): Promise<StyleDictionary5 | null> => {
  if (process.env['HUELOOM_STYLE_DICTIONARY'] !== 'npm') {
    process.stderr.write('Tokens are built without Style Dictionary 5 (HUELOOM_STYLE_DICTIONARY=npm)\n');
    return null;
  }
  if (!existsSync(join(CACHE, 'node_modules/style-dictionary'))) {
    await mkdir(CACHE, { recursive: true });
    await writeFile(join(CACHE, 'package.json'), '{ "private": true, "type": "module" }\n');
    const args = ['install', PACKAGE, '--no-audit', '--no-fund', '--loglevel=error'];
    await runNpm(`${PACKAGE} could not be installed`, args, { cwd: CACHE, blamesMachine: true });
  }
  const program = join(CACHE, 'build.mjs');
  await writeFile(program, PROGRAM);
  const node = await installNode(NODE);
  let count = 0;
  return async (tokens) => {
    const source = join(CACHE, `tokens-${++count}.json`);
    await writeFile(source, tokens);
    return (await run(node, [program, source])).stdout;
  };
};
