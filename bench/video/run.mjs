// npm run bench:video              how fast films are read: see speed.mjs
// npm run bench:video -- shots     which changes of shots are found: see shotFilms/run.mjs

await import(process.argv[2] === 'shots' ? './shotFilms/run.mjs' : './speed.mjs');
