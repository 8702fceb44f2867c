import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { graduationYear } from '../../contract/grades';
import type { Role } from '../../contract/roles';
import { entity } from '../modules/identity/entities/entity.decider';
import { OutcomeImports } from '../modules/outcomes/imports/outcome-imports';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { WrittenPositions } from '../platform/history/written-positions';
import { runInContext } from '../platform/http/request-context';
import { dateInNewYork } from '../platform/new-york';
import { as } from './acting';
import { readDemoOutcomes } from './content';
import { outcomesFile } from './outcomes';

/** Longer than another process needs to take over the job of one that died. */
const IMPORT_TIMEOUT_MS = 120_000;

@Injectable()
export class DemoOutcomeWriter {
  constructor(
    private readonly imports: OutcomeImports,
    private readonly dispatcher: Dispatcher,
  ) {}

  async write(principal: { readonly id: string; readonly role: Role }, entityId: string): Promise<void> {
    const lastClass = graduationYear('12th', dateInNewYork())! - 1;
    const file = Readable.from(Buffer.from(outcomesFile(readDemoOutcomes(), lastClass)), {
      objectMode: false,
    });
    const id = await as(principal, async () => {
      await this.dispatcher.dispatch(entity, entityId, 'ShareOutcomes', { shared: true });
      return this.imports.check('past-results.csv', file, { entity_id: entityId }, principal);
    });
    // Omits the idempotency key that `as` sets, since a restart after a failure must not count as the first start.
    const context = { actor: principal, correlationId: randomUUID(), written: new WrittenPositions() };
    await runInContext(context, () => this.imports.start(id, {}, principal));
    await this.imports.finished(id, { timeoutMs: IMPORT_TIMEOUT_MS });
  }
}
