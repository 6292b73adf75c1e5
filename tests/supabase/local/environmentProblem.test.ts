import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  dataFolderSentence,
  environmentSentence,
  environmentSentenceIn,
  portSentence,
} from '../../../supabase/local/environmentProblem.mjs';

const systemError = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: as the system words it`), { code, path });

const NPM_DISK_FULL = `npm error code ENOSPC
npm error syscall write
npm error errno -28
npm error nospc ENOSPC: no space left on device, write
npm error nospc There appears to be insufficient space on your system to finish.`;
const NPM_NOT_ALLOWED = `npm error code EACCES
npm error syscall mkdir
npm error path /product/node_modules
npm error errno -13
npm error Error: EACCES: permission denied, mkdir '/product/node_modules'
npm error     at async mkdir (node:internal/fs/promises:858:10)`;
const npmNetwork = (code: string): string => `npm error code ${code}
npm error errno ${code}
npm error network request to https://registry.example/a failed, reason: ${code}`;

describe('an error of the machine becomes a sentence', () => {
  it.each([
    [
      'ENOSPC',
      '/product/dist',
      'There is no room left on the disk for /product/dist; free some and start again.',
    ],
    ['EDQUOT', undefined, 'There is no room left on the disk; free some and start again.'],
    ['EACCES', '/product/dist', /^\/product\/dist may not be written \(EACCES\); give /],
    ['EROFS', '/product/.local', /^\/product\/\.local may not be written \(EROFS\); give /],
    ['EMFILE', '/product/src', /^Too many files are open \(EMFILE\); raise /],
  ])('%s', (code, path, sentence) => {
    expect(environmentSentence(systemError(code, path))).toMatch(sentence);
  });

  it('also where the database runs out of room', () => {
    expect(environmentSentence({ errno: 51 })).toBe(
      'There is no room left on the disk; free some and start again.',
    );
  });

  it('and nothing else does', async () => {
    const missing = await readFile('/no/such/file').catch((error: unknown) => error);
    for (const error of [missing, new TypeError('x is not a function'), null, undefined, 'text']) {
      expect(environmentSentence(error)).toBeNull();
    }
  });

  it('when npm is not installed', async () => {
    const error = await promisify(execFile)('npm', { env: { PATH: '' } }).catch((error_: unknown) => error_);
    expect(environmentSentence(error)).toMatch(/^npm was not found; /);
  });

  it.each([
    ['EADDRINUSE', 'Port 5173 is taken; choose another, for example PORT=5174.'],
    ['EACCES', 'Port 5173 may not be used here; choose one above 1023.'],
    ['EADDRNOTAVAIL', 'The server could not listen on port 5173: EADDRNOTAVAIL.'],
  ])('when a port answers %s', (code, sentence) => {
    expect(portSentence(5173, code)).toBe(sentence);
  });

  it('that names the way out where the data lies elsewhere', () => {
    for (const code of ['ENOSPC', 'EACCES', 'EROFS', 'ENOTDIR']) {
      expect(dataFolderSentence('/data', systemError(code))).toMatch(/\/data[ ;].*set HUELOOM_DATA_DIR\.$/);
    }
    expect(dataFolderSentence('/data', new TypeError('x is not a function'))).toBeNull();
  });
});

describe('the words of a tool become a sentence', () => {
  it('when npm has no room', () => {
    expect(environmentSentenceIn(NPM_DISK_FULL)).toBe(
      'There is no room left on the disk; free some and start again.',
    );
  });

  it('when npm may not write', () => {
    expect(environmentSentenceIn(NPM_NOT_ALLOWED)).toMatch(
      /^\/product\/node_modules may not be written \(EACCES\); /,
    );
  });

  it.each([
    'ENOTFOUND',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ERR_SOCKET_TIMEOUT',
    'E503',
    'SELF_SIGNED_CERT_IN_CHAIN',
  ])('when npm ends with %s', (code) => {
    expect(environmentSentenceIn(npmNetwork(code))).toBe(
      `npm's registry could not be reached (${code}); check the network and "npm config get registry".`,
    );
  });

  it('when the bundler may not write', () => {
    const output =
      "error during build:\nError: EACCES: permission denied, mkdir '/product/.local'\n    at mkdirSync";
    expect(environmentSentenceIn(output)).toMatch(/^\/product\/\.local may not be written \(EACCES\); /);
  });

  it.each(['', 'npm error code EUSAGE', 'npm error code ELIFECYCLE', 'src/a.ts: EACCES is not defined'])(
    'and %j does not',
    (output) => expect(environmentSentenceIn(output)).toBeNull(),
  );
});
