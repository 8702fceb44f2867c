import type { TestScore } from '../../../../contract/test-scores';
import type { Activity, Course, Honor } from '../../../../contract/record';
import { type AnyCompensation, compensation, decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import { type Items, recordList, type RecordListCommands } from './record-list.decider';
import type { ActivityEvents } from '../profile.events';
import { t } from '../messages';
import { type Changes, fieldsBefore } from '../../../kernel/event';
import { namedAfter } from './record-list.events';

const activityList = recordList<'Activity', Activity>({ name: 'activities', noun: 'Activity' });

const ranked = (items: Items<Activity>, itemIds: readonly string[]): Items<Activity> => {
  const named = itemIds.flatMap((id) => (items.has(id) ? [[id, items.get(id)!] as const] : []));
  return new Map([...named, ...items]);
};

const isSameOrder = (items: Items<Activity>, others: Items<Activity>) =>
  [...items.keys()].join() === [...others.keys()].join();

export const activities = decider<
  Items<Activity>,
  RecordListCommands<Activity> & { Rank: ActivityEvents['ActivitiesRanked'] },
  ActivityEvents
>({
  ...activityList,
  decide: {
    ...activityList.decide,
    Rank: ({ studentId, itemIds: order }, items) => {
      const itemIds = [...new Set(order)].filter((id) => items.has(id));
      if (isSameOrder(items, ranked(items, itemIds))) return [];
      return [{ type: 'ActivitiesRanked', data: { studentId, itemIds } }];
    },
  },
  evolve: { ...activityList.evolve, ActivitiesRanked: (items, { itemIds }) => ranked(items, itemIds) },
});

export const honors = recordList<'Honor', Honor>({ name: 'honors', noun: 'Honor' });

export const courses = recordList<'Course', Course>({ name: 'courses', noun: 'Course' });

export const testScores = recordList<'TestScore', TestScore>({
  name: 'test-scores',
  noun: 'TestScore',
  admit: ({ type, dateTaken }, others) => {
    if (others.some((other) => other.type === type && other.dateTaken === dateTaken)) {
      throw new Rejected('conflict', t('same-test'));
    }
  },
});

interface Happened {
  readonly itemId: string;
}

const itemOf = (items: unknown, { itemId }: Happened) => (items as Items<object>).get(itemId);

const ofItems = (noun: string) =>
  namedAfter(noun, {
    Added: ({ itemId }: Happened) => ['Remove', { itemId }],
    Edited: ({ itemId, changes }: Happened & { changes: Changes<object> }) => [
      'Edit',
      { itemId, fields: fieldsBefore(changes) },
    ],
    Removed: ({ itemId }: Happened) => ['Restore', { itemId }],
    Restored: ({ itemId }: Happened) => ['Remove', { itemId }],
  });

const listCompensation = (decider: unknown, noun: string): AnyCompensation =>
  ({ decider, undoCommands: ofItems(noun), part: itemOf }) as unknown as AnyCompensation;

export const recordCompensations = [
  listCompensation(activities, 'Activity'),
  listCompensation(courses, 'Course'),
  listCompensation(honors, 'Honor'),
  listCompensation(testScores, 'TestScore'),
  compensation({
    decider: activities,
    undoCommands: {
      ActivitiesRanked: ({ studentId }, { before }) => ['Rank', { studentId, itemIds: [...before.keys()] }],
    },
    part: (items) => [...items.keys()],
  }),
];
