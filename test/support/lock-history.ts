import { writeFileSync } from 'node:fs';
import { digests, grown, LOCK_FILE, readLock } from './history-lock';

writeFileSync(LOCK_FILE, `${JSON.stringify(grown(readLock(), digests()), null, 2)}\n`);
