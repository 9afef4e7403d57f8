import { resolve } from 'node:path';
import { packPackages } from '../build/pack-packages.ts';

// Writes the packages that another repository builds against; prints their paths as JSON.
console.log(JSON.stringify(packPackages(resolve(process.argv[2] ?? '.cache/packages'))));
