import type { DeadlineKind, Deadlines } from '../../contract/colleges';
import type { DemoCollege } from './content';

const AUTUMN_BEGINS = '08';
const SEASON_CHANGES = '03';

/** The deadlines of the application season of `today`; from March on, of the coming one. */
export function deadlinesIn(today: string, college: DemoCollege): Deadlines {
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)];
  const autumn = month >= SEASON_CHANGES ? year : year - 1;
  const dateOf = (kind: DeadlineKind) => {
    const day = college[kind];
    return day === '' ? null : `${day >= AUTUMN_BEGINS ? autumn : autumn + 1}-${day}`;
  };
  return {
    eaDeadline: dateOf('ea'),
    ed1Deadline: dateOf('ed1'),
    ed2Deadline: dateOf('ed2'),
    regDeadline: dateOf('reg'),
  };
}
