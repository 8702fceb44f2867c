import type { TestScore } from '../../contract/test-scores';
import type { Activity, Course, Honor } from '../../contract/record';
import { applyChanges } from '../../src/kernel/event';
import { projection, type Projection } from '../../src/kernel/projection';
import type { ActivityEvents } from '../../src/modules/profile/profile.events';
import type { Erasable, OwnedListEvents } from '../../src/modules/profile/record/owned-list.events';

export interface OwnedItem<Fields> {
  readonly id: string;
  readonly fields: Fields;
  /** A removed item keeps its place, so that it can be restored. */
  readonly removed: boolean;
}

export interface OwnedList<Fields> {
  readonly id: string;
  readonly items: readonly OwnedItem<Fields>[];
}

const empty = (id: string) => ({ id, items: [] });

function ownedList<Noun extends string, Fields extends object>(name: string, noun: Noun, section = name) {
  type Events = OwnedListEvents<'', Fields>;
  type List = OwnedList<Fields>;
  const changed = (
    { id, items }: List,
    itemId: string,
    change: (item: OwnedItem<Fields>) => object,
  ): List => ({
    id,
    items: items.map((item) => (item.id === itemId ? { ...item, ...change(item) } : item)),
  });
  const on: Projection<List, Events>['on'] = {
    Added: ({ id, items }, { data: { itemId, fields } }) => ({
      id,
      items: isWhole<Fields>(fields) ? [{ id: itemId, fields, removed: false }, ...items] : items,
    }),
    Edited: (list, { data: { itemId, changes } }) =>
      changed(list, itemId, ({ fields }) => ({ fields: applyChanges<Erasable<Fields>>(fields, changes) })),
    Removed: (list, { data }) => changed(list, data.itemId, () => ({ removed: true })),
    Restored: (list, { data }) => changed(list, data.itemId, () => ({ removed: false })),
  };
  const named = Object.entries(on).map(([type, apply]) => [`${noun}${type}`, apply]);
  return projection<List, OwnedListEvents<Noun, Fields>>({
    name,
    contains: `a student's ${name.replace('-', ' ')}`,
    version: 1,
    indexes: [{ id: 1 }],
    key: ({ data }) => (data as { studentId: string }).studentId,
    empty,
    erasure: { id: 'nothing' },
    exported: { sections: { [section]: 'id' } },
    on: Object.fromEntries(named) as Projection<List, OwnedListEvents<Noun, Fields>>['on'],
  });
}

/** A field that was sealed for an erased person reads null. */
const isWhole = <Fields extends object>(fields: Erasable<Fields>): fields is Fields & Erasable<Fields> =>
  !Object.values(fields).includes(null);

const activityList = ownedList<'Activity', Activity>('activities', 'Activity');

export const activities = projection<OwnedList<Activity>, ActivityEvents>({
  ...activityList,
  contains: "a student's activities, in the student's order",
  key: ({ data }) => data.studentId,
  on: {
    ...activityList.on,
    ActivitiesRanked: ({ id, items }, { data: { itemIds } }) => {
      const named = itemIds.flatMap((itemId) => items.find((item) => item.id === itemId) ?? []);
      return { id, items: [...new Set([...named, ...items])] };
    },
  },
});

export const honors = ownedList<'Honor', Honor>('honors', 'Honor');
export const courses = ownedList<'Course', Course>('courses', 'Course');
export const testScores = ownedList<'TestScore', TestScore>('test-scores', 'TestScore', 'testScores');

export const present = <Fields>(list: OwnedList<Fields> | undefined): OwnedItem<Fields>[] =>
  (list?.items ?? []).filter(({ removed }) => !removed);
