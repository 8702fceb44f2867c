import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedPages } from './docs/generated';

// Writes the generated tables of docs/; scripts/docs/ has the hand-written texts in them.
for (const { path, text } of generatedPages()) writeFileSync(join(__dirname, '..', path), text);
