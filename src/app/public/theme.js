// Runs before the first paint, so that the page never flashes in the other theme. Keep in step with src/app/colorTheme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('hueloom-theme');
  } catch {
    // Storage is blocked: the system decides.
  }
  const isDark =
    chosen === '"dark"' || (chosen !== '"light"' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
