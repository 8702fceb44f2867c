import { compensation, decider } from '../../../kernel/decider';
import type { NewEvent } from '../../../kernel/event';
import type { AboutEvents, AboutGroups } from '../profile.events';

type About = { readonly [Group in keyof AboutGroups]: unknown };

export type AboutCommands = {
  Change: { readonly studentId: string } & Partial<AboutGroups>;
};

const EVENTS = {
  numbers: 'NumbersStated',
  school: 'SchoolStated',
  majors: 'MajorsChosen',
  favorites: 'FavoritesChosen',
  notes: 'NotesWritten',
} as const satisfies Record<keyof AboutGroups, keyof AboutEvents>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const about = decider<About, AboutCommands, AboutEvents>({
  name: 'about',
  stream: { key: 'student', growsWith: 'changes of numbers, school, majors, favorites and notes' },
  initial: { numbers: null, school: null, majors: null, favorites: null, notes: null },
  decide: {
    Change: ({ studentId, ...groups }, about) =>
      (Object.keys(EVENTS) as (keyof AboutGroups)[]).flatMap((group) => {
        const [from, to] = [about[group], groups[group]];
        if (to === undefined || isSame(from, to)) return [];
        return [
          { type: EVENTS[group], data: { studentId, [group]: { from, to } } },
        ] as NewEvent<AboutEvents>[];
      }),
  },
  evolve: {
    NumbersStated: (about, { numbers }) => ({ ...about, numbers: numbers.to }),
    SchoolStated: (about, { school }) => ({ ...about, school: school.to }),
    MajorsChosen: (about, { majors }) => ({ ...about, majors: majors.to }),
    FavoritesChosen: (about, { favorites }) => ({ ...about, favorites: favorites.to }),
    NotesWritten: (about, { notes }) => ({ ...about, notes: notes.to }),
  },
});

type Group = keyof AboutGroups;

/** Returns no command for the first entry of a group, which has nothing to restore. */
const statedBefore = <Name extends Group>(
  group: Name,
  { studentId, [group]: change }: { studentId: string } & Record<Name, { from: unknown }>,
) => (change.from === null ? undefined : (['Change', { studentId, [group]: change.from }] as const));

export const aboutCompensation = compensation({
  decider: about,
  undoCommands: {
    NumbersStated: (data) => statedBefore('numbers', data),
    SchoolStated: (data) => statedBefore('school', data),
    MajorsChosen: (data) => statedBefore('majors', data),
    FavoritesChosen: (data) => statedBefore('favorites', data),
    NotesWritten: (data) => statedBefore('notes', data),
  },
  part: (state, data) => Object.keys(data).map((group) => state[group as Group]),
});
