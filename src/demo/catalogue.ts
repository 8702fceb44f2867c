import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/event';
import { college } from '../modules/colleges/college.decider';
import { CollegeImports } from '../modules/colleges/imports/college-imports';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { WrittenPositions } from '../platform/history/written-positions';
import { runInContext } from '../platform/http/request-context';
import { dateInNewYork } from '../platform/new-york';
import { as } from './acting';
import { DEMO_COLLEGES, type DemoCollege, readDemoColleges } from './content';
import type { DeadlineKind, Deadlines } from '../../contract/colleges';

/** Longer than another process needs to take over the job of one that died. */
const IMPORT_TIMEOUT_MS = 120_000;

@Injectable()
export class DemoCatalogue {
  constructor(
    private readonly imports: CollegeImports,
    private readonly dispatcher: Dispatcher,
  ) {}

  async fill(admin: Actor): Promise<void> {
    await this.import(admin);
    const today = dateInNewYork();
    const complete = async (from: DemoCollege) => {
      const { ceeb, status } = from;
      await this.dispatcher.dispatch(college, ceeb, 'SetDeadlines', { deadlines: deadlinesIn(today, from) });
      if (status === 'review')
        await this.dispatcher.dispatch(college, ceeb, 'EditCollege', { fields: { status } });
    };
    await as(admin, () => Promise.all(readDemoColleges().map(complete)));
  }

  private async import(admin: Actor): Promise<void> {
    const file = createReadStream(DEMO_COLLEGES);
    const id = await as(admin, () => this.imports.check(basename(DEMO_COLLEGES), file, {}));
    // Omits the idempotency key that `as` sets, since a restart after a failure must not count as the first start.
    const context = { actor: admin, correlationId: randomUUID(), written: new WrittenPositions() };
    await runInContext(context, () => this.imports.start(id, { publish: true }));
    await this.imports.finished(id, { timeoutMs: IMPORT_TIMEOUT_MS });
  }
}

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
