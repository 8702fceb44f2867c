import { Injectable } from '@nestjs/common';
import type { Activity } from '../../../../contract/record';
import { fold } from '../../../kernel/decider';
import { streamOf } from '../../../platform/dispatch/dispatcher';
import { History } from '../../../platform/history/history';
import type { Items } from './record-list.decider';
import { activities } from './record.decider';

export const RANKED = 'ActivitiesRanked';

interface Orders {
  readonly before: { readonly order: readonly string[] };
  readonly after: { readonly order: readonly string[] };
}

/** Computes what the event of a new order lacks: the titles before and after it. */
@Injectable()
export class ActivityOrders {
  constructor(private readonly history: History) {}

  async of(studentId: string): Promise<ReadonlyMap<string, Orders>> {
    const orders = new Map<string, Orders>();
    let items = activities.initial;
    for (const event of await this.history.read(streamOf(activities, studentId))) {
      const next = fold(activities, [event], items);
      if (event.type === RANKED) orders.set(event.id, moved(titlesOf(items), titlesOf(next)));
      items = next;
    }
    return orders;
  }
}

const titlesOf = (items: Items<Activity>) =>
  [...items.values()]
    .filter(({ removed }) => !removed)
    .map(({ fields }, index) => `${index + 1}. ${fields.title}`);

function moved(before: readonly string[], after: readonly string[]): Orders {
  const isMoved = (title: string, index: number) => title !== before[index];
  const [first, last] = [after.findIndex(isMoved), after.findLastIndex(isMoved)];
  const part = (titles: readonly string[]) => ({ order: titles.slice(first, last + 1) });
  return { before: part(before), after: part(after) };
}
