import { join } from 'node:path';
import { overColleges } from './colleges';
import type { Figure } from './figure';

const SEARCH = 'name=e&fit=target,reach,unknown&kind=public,private&sort=fit&currentPage=3&pageSize=25';

const sat = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 650, math: 640 } };

export const catalogue = (folder: string, scale: number): Promise<Figure[]> =>
  overColleges(join(folder, 'catalogue'), Math.round(5_000 * scale), 'a search of', async (app, student) => {
    await app.call('post', '/users/test', student).send(sat).expect(201);
    return () => app.call('get', `/colleges/catalogue?${SEARCH}`, student).expect(200);
  });
