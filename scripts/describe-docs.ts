import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedPages } from './docs/generated';

// Writes the tables of docs/ that follow from the code. What the code cannot say is in scripts/docs/.
for (const { path, text } of generatedPages()) writeFileSync(join(__dirname, '..', path), text);
