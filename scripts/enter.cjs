void import('./run.mjs').then(({ run }) => run(process.argv[2], process.argv.slice(3)))
