import { Injectable } from '@nestjs/common';
import type { Decider } from '../kernel/decider';
import type { EventMap } from '../kernel/event';
import type { Items, RecordListCommands } from '../modules/profile/record/record-list.decider';
import { activities, courses, honors, testScores } from '../modules/profile/record/record.decider';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { newId } from '../platform/http/request-context';
import { as } from './acting';
import { readDemoRecords } from './content';
import type { StoredItem } from './content/records';

@Injectable()
export class DemoRecords {
  constructor(private readonly dispatcher: Dispatcher) {}

  async write(students: readonly string[]): Promise<void> {
    for (const record of readDemoRecords()) {
      const studentId = students[record.student]!;
      await as({ id: studentId, role: 'student' }, async () => {
        await this.keep(activities, studentId, record.activities);
        await this.keep(honors, studentId, record.honors);
        await this.keep(courses, studentId, record.courses);
        await this.keep(testScores, studentId, record.tests);
      });
    }
  }

  /** The item that is added last is displayed first. */
  private async keep<Fields extends object, Events extends EventMap>(
    list: Decider<Items<Fields>, RecordListCommands<Fields>, Events>,
    studentId: string,
    items: readonly StoredItem<Fields>[],
  ): Promise<void> {
    const deletedIds: string[] = [];
    for (const { states, deleted } of items.toReversed()) {
      const [fields, ...later] = states;
      const itemId = newId(list.name, studentId, JSON.stringify(states.at(-1)));
      await this.dispatcher.dispatch(list, studentId, 'Add', { itemId, studentId, fields });
      for (const state of later) {
        await this.dispatcher.dispatch(list, studentId, 'Edit', { itemId, fields: state });
      }
      if (deleted) deletedIds.push(itemId);
    }
    for (const itemId of deletedIds) await this.dispatcher.dispatch(list, studentId, 'Remove', { itemId });
  }
}
