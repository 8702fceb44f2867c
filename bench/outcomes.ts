import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { OUTCOME_DECISIONS, type OutcomesResource } from '../contract/outcomes';
import { mapInBatches as someAtATime } from '../src/platform/dispatch/dispatcher';
import type { History } from '../src/platform/history/history';
import { figure, quantiles, timesOf, type Figure } from './figure';
import { begin, recordIn, startFilled } from './recorded';

const POINTS = 20_000;
const COLLEGES = 50;
const CALLS = 300;
const GOAL_MS = 50;

/** A college's page for a school that has this many past results at all colleges. */
export async function outcomes(folder: string, scale: number): Promise<Figure[]> {
  const dataDir = join(folder, 'outcomes');
  const points = Math.round(POINTS * scale);
  const entityId = randomUUID();
  await recordIn(dataDir, (history) => recordSchool(history, entityId, points));
  const app = await startFilled(dataDir);
  try {
    const [student, admin] = [await app.user('student', 'Grace'), await app.user('admin', 'Ada')];
    const { email } = student;
    await app.call('post', `/admin/entity/${entityId}/user`, admin).send({ email }).expect(200);
    await app.settled();
    const ask = () => app.call('get', `/users/${student.id}/outcomes/6001`, admin).expect(200);
    const { data } = (await ask()).body as { data: OutcomesResource };
    const times = await timesOf(CALLS, ask);
    return [
      ...quantiles(`a college’s results among ${points}`, times, ['the goal', GOAL_MS]),
      figure(
        'points in the response',
        [data.attributes.points.length, ''],
        ['all of the college', points / COLLEGES],
      ),
    ];
  } finally {
    await app.stop();
  }
}

async function recordSchool(history: History, entityId: string, points: number): Promise<void> {
  const school = { entityId, name: 'Northgate High School', description: '' };
  await begin(history, `entity-${entityId}`, { type: 'EntityCreated', data: school });
  const numbers = Array.from({ length: points }, (_, number) => number);
  await someAtATime(numbers, async (number) => {
    const outcomeId = randomUUID();
    const outcome = {
      ...{ outcomeId, importId: 'bench', entityId, ceebCode: String(6001 + (number % COLLEGES)) },
      ...{ classYear: 2015 + (number % 11), plan: number % 3 === 0 ? 'ea' : 'regular' },
      ...{ decision: OUTCOME_DECISIONS[number % 3]!, gpa: 2 + (number % 200) / 100 },
      ...{ sat: number % 4 === 0 ? null : 900 + (number % 70) * 10, act: null },
    };
    await begin(history, `imported-outcome-${outcomeId}`, { type: 'OutcomeImported', data: outcome });
  });
}
