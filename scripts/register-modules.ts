import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registries } from './registries';

for (const { path, text } of registries()) writeFileSync(join(__dirname, '..', path), text);
