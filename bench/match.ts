import { join } from 'node:path';
import { demoSurvey } from '../src/demo/profiles';
import { overColleges } from './colleges';
import type { Figure } from './figure';

export const match = (folder: string, scale: number): Promise<Figure[]> =>
  overColleges(join(folder, 'match'), Math.round(2_000 * scale), 'a match over', (app, student) =>
    Promise.resolve(() =>
      app.call('post', '/colleges/college-survey/what-if', student).send(demoSurvey).expect(200),
    ),
  );
