// npm run bench:video              how fast films are read: see speed.mjs
// npm run bench:video -- shots     which changes of shots are found: see shotFilms/run.mjs

if (process.argv[2] === 'shots') await import('./shotFilms/run.mjs');
else await import('./speed.mjs');
