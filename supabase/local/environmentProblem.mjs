/** @typedef {{ code?: string, errno?: unknown, path?: string, syscall?: string }} SystemError */

/** The WASI errno by which the database's file system reports a full disk. */
const WASI_ENOSPC = 51;
const DISK_FULL = /^(ENOSPC|EDQUOT)$/;
const NOT_ALLOWED = /^(EACCES|EPERM|EROFS)$/;
const TOO_MANY_FILES = /^(EMFILE|ENFILE)$/;
const NO_REGISTRY =
  /^(ENOTFOUND|EAI_AGAIN|ECONN(REFUSED|RESET|ABORTED)|E?TIMEDOUT|ERR_SOCKET_TIMEOUT|E(NET|HOST)UNREACH|E(401|403|407|5\d\d)|CERT_.+|.+_CERT(IFICATE)?(_.+)?)$/;

/** In Node's format: "EACCES: permission denied, open '/folder/file'". */
const IN_OUTPUT = /\b(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EMFILE|ENFILE): [a-z][^'\n]*(?:'([^'\n]+)')?/;
const NPM_CODE = /^npm (?:error|ERR!) code (\S+)$/m;
const NPM_PATH = /^npm (?:error|ERR!) path (.+)$/m;

/**
 * @param {string} code
 * @param {string} [path]
 */
const sentenceOf = (code, path) => {
  if (DISK_FULL.test(code)) {
    return `There is no room left on the disk${path ? ` for ${path}` : ''}; free some and start again.`;
  }
  if (NOT_ALLOWED.test(code)) {
    return `${path ?? 'A file'} may not be written (${code}); give this account the right to, or use another folder.`;
  }
  if (TOO_MANY_FILES.test(code))
    return `Too many files are open (${code}); raise the limit ("ulimit -n 4096").`;
  return null;
};

/**
 * Advice for an error caused by the machine; null for any other error.
 * @param {unknown} error
 */
export const environmentSentence = (error) => {
  const { code = '', errno, path, syscall } = /** @type {SystemError} */ (error ?? {});
  if (syscall === 'spawn npm' && code === 'ENOENT') {
    return 'npm was not found; it comes with Node from nodejs.org, or as a package of its own (on Debian: apt-get install npm).';
  }
  return sentenceOf(errno === WASI_ENOSPC ? 'ENOSPC' : code, path);
};

/**
 * The same for the output of a failed tool.
 * @param {string} output
 */
export const environmentSentenceIn = (output) => {
  const npmCode = NPM_CODE.exec(output)?.[1] ?? '';
  if (NO_REGISTRY.test(npmCode)) {
    return `npm's registry could not be reached (${npmCode}); check the network and "npm config get registry".`;
  }
  const [, code = npmCode, path = NPM_PATH.exec(output)?.[1]] = IN_OUTPUT.exec(output) ?? [];
  return sentenceOf(code, path);
};

/**
 * The same for the data folder, which can be set to another one.
 * @param {string} folder
 * @param {unknown} error
 */
export const dataFolderSentence = (folder, error) => {
  const { code = '', errno } = /** @type {SystemError} */ (error);
  if (DISK_FULL.test(code) || errno === WASI_ENOSPC) {
    return `There is no room left on the disk for the data in ${folder}; free some, or set HUELOOM_DATA_DIR.`;
  }
  if (!NOT_ALLOWED.test(code) && !/^(ENOTDIR|ENOENT|EEXIST)$/.test(code)) return null;
  return `The data folder ${folder} cannot be written to (${code}); set HUELOOM_DATA_DIR.`;
};

/**
 * @param {number} port
 * @param {string | undefined} code why listening there failed
 */
export const portSentence = (port, code) => {
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another, for example PORT=5174.`;
  if (code === 'EACCES') return `Port ${port} may not be used here; choose one above 1023.`;
  return `The server could not listen on port ${port}: ${code}.`;
};
