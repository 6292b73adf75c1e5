// What a visitor feels, measured in Chromium on the production build: all of it, or what is named.
const BENCHES = {
  reading: () => import('./reading.mjs'),
  extraction: () => import('./extraction.mjs'),
  builder: () => import('./builder.mjs'),
  film: () => import('./film.mjs'),
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(BENCHES).filter(([name]) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`No such bench. There are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
// One after the other: each wants the whole machine.
for (const [, bench] of chosen) await bench();
