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
import { DEMO_COLLEGES, readDemoColleges, type DemoCollege } from './content';
import { deadlinesIn } from './deadlines';

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
