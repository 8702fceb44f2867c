import {
  type CollegeFacts,
  type CollegeStatus,
  type Deadlines,
  noDescription,
  noFacts,
} from '../../contract/colleges';
import { college, type CollegeCommands } from '../../src/modules/colleges/college.decider';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext, SYSTEM } from '../../src/platform/http/request-context';
import type { TestApp } from './app';

export class Catalogue {
  constructor(private readonly app: TestApp) {}

  async add(
    ceebCode: string,
    name: string,
    {
      status = 'published',
      facts = {},
      deadlines,
    }: { status?: CollegeStatus; facts?: Partial<CollegeFacts>; deadlines?: Partial<Deadlines> } = {},
  ): Promise<void> {
    const description = { ...noDescription, name, state: 'MA', location: 'Boston' };
    await this.change(ceebCode, 'AddCollege', {
      ceebCode,
      description,
      facts: { ...noFacts, ...facts },
      status,
    });
    if (deadlines) await this.setDeadlines(ceebCode, deadlines);
  }

  setDeadlines(ceebCode: string, deadlines: Partial<Deadlines>): Promise<void> {
    return this.change(ceebCode, 'SetDeadlines', { deadlines });
  }

  withdraw(ceebCode: string): Promise<void> {
    return this.change(ceebCode, 'EditCollege', { fields: { status: 'review' } });
  }

  delete(ceebCode: string): Promise<void> {
    return this.change(ceebCode, 'DeleteCollege', {});
  }

  private async change<Name extends keyof CollegeCommands>(
    ceebCode: string,
    name: Name,
    data: CollegeCommands[Name],
  ): Promise<void> {
    await runInContext({ actor: SYSTEM, correlationId: 'test', written: new WrittenPositions() }, () =>
      this.app.app.get(Dispatcher).dispatch(college, ceebCode, name, data),
    );
    await this.app.settled();
  }
}
