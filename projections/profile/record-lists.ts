import type { TestScore } from '../../contract/test-scores';
import type { Activity, Course, Honor } from '../../contract/record';
import { applyChanges } from '../../src/kernel/event';
import { projection, type Projection } from '../../src/kernel/projection';
import type { ActivityEvents } from '../../src/modules/profile/profile.events';
import type { Erasable, RecordListEvents } from '../../src/modules/profile/record/record-list.events';

export interface RecordItem<Fields> {
  readonly id: string;
  readonly fields: Fields;
  /** A removed item keeps its place, so that it can be restored. */
  readonly removed: boolean;
}

export interface RecordList<Fields> {
  readonly id: string;
  readonly items: readonly RecordItem<Fields>[];
}

const empty = (id: string) => ({ id, items: [] });

function recordList<Noun extends string, Fields extends object>(name: string, noun: Noun, section = name) {
  type Events = RecordListEvents<'', Fields>;
  type List = RecordList<Fields>;
  const changed = (
    { id, items }: List,
    itemId: string,
    change: (item: RecordItem<Fields>) => object,
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
  return projection<List, RecordListEvents<Noun, Fields>>({
    name,
    contains: `a student's ${name.replace('-', ' ')}`,
    version: 1,
    indexes: [{ id: 1 }],
    key: ({ data }) => (data as { studentId: string }).studentId,
    empty,
    erasure: { id: 'nothing' },
    exported: { sections: { [section]: 'id' } },
    on: Object.fromEntries(named) as Projection<List, RecordListEvents<Noun, Fields>>['on'],
  });
}

/** A field that was sealed for an erased person reads null. */
const isWhole = <Fields extends object>(fields: Erasable<Fields>): fields is Fields & Erasable<Fields> =>
  !Object.values(fields).includes(null);

const activityList = recordList<'Activity', Activity>('activities', 'Activity');

export const activities = projection<RecordList<Activity>, ActivityEvents>({
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

export const honors = recordList<'Honor', Honor>('honors', 'Honor');
export const courses = recordList<'Course', Course>('courses', 'Course');
export const testScores = recordList<'TestScore', TestScore>('test-scores', 'TestScore', 'testScores');

export const present = <Fields>(list: RecordList<Fields> | undefined): RecordItem<Fields>[] =>
  (list?.items ?? []).filter(({ removed }) => !removed);
