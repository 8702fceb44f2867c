import { compensation, type AnyCompensation } from '../../kernel/compensation';
import { fieldsBefore, type Changes } from '../../kernel/event';
import { about } from './about/about.decider';
import { namedAfter } from './record/record-list.events';
import type { Items } from './record/record-list.decider';
import type { AboutGroups } from './profile.events';
import { activities, courses, honors, testScores } from './record/record.decider';

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

type Group = keyof AboutGroups;

/** Returns no command for the first entry of a group, which has nothing to restore. */
const statedBefore = <Name extends Group>(
  group: Name,
  { studentId, [group]: change }: { studentId: string } & Record<Name, { from: unknown }>,
) => (change.from === null ? undefined : (['Change', { studentId, [group]: change.from }] as const));

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
  compensation({
    decider: about,
    undoCommands: {
      NumbersStated: (data) => statedBefore('numbers', data),
      SchoolStated: (data) => statedBefore('school', data),
      MajorsChosen: (data) => statedBefore('majors', data),
      FavoritesChosen: (data) => statedBefore('favorites', data),
      NotesWritten: (data) => statedBefore('notes', data),
    },
    part: (state, data) => Object.keys(data).map((group) => state[group as Group]),
  }),
];
