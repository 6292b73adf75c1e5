/**
 * The folder of the tests of a file or folder: `tests` mirrors `src`, `workers` and `supabase`.
 * @param {string} path from the root, such as 'src/color/mix.ts' or 'workers/video-extraction/common'
 */
export const testsOf = (path) => {
  const [top = '', ...rest] = path.split('/').filter((part) => !/\.tsx?$/.test(part));
  return ['tests', ...(top === 'src' ? [] : [top]), ...rest].join('/');
};
