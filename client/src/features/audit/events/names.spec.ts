import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { t as spanish } from './es';

const LOCK = join(__dirname, '../../../../../test/history.lock.json');

/** 'TaskCreated' of 'TaskCreated v1'; the lock holds other histories beside the kinds of events. */
const recorded = Object.keys(JSON.parse(readFileSync(LOCK, 'utf8')) as object).flatMap(
  (key) => /^(\w+) v\d+$/.exec(key)?.[1] ?? [],
);

it('calls every kind of event in Spanish', () => {
  expect(recorded).toContain('TaskCreated');
  expect(recorded.filter((type) => !spanish[type])).toEqual([]);
});
