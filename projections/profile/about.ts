import type { Favorites, HighSchool, Majors, Numbers } from '../../contract/about';
import { projection } from '../../src/kernel/projection';
import type { AboutEvents } from '../../src/modules/profile/profile.events';

export interface About {
  readonly id: string;
  readonly numbers: Numbers | null;
  readonly school: HighSchool | null;
  readonly majors: Majors | null;
  readonly favorites: Favorites | null;
  readonly notes: string | null;
}

export const about = projection<About, AboutEvents>({
  name: 'about',
  contains: 'what a student entered under About: numbers, school, majors, favorites and notes',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.studentId,
  empty: (id) => ({ id, numbers: null, school: null, majors: null, favorites: null, notes: null }),
  erasure: { id: 'nothing' },
  exported: { sections: { about: 'id' } },
  on: {
    NumbersStated: (about, { data }) => ({ ...about, numbers: data.numbers.to as Numbers }),
    SchoolStated: (about, { data }) => ({ ...about, school: data.school.to as HighSchool }),
    MajorsChosen: (about, { data }) => ({ ...about, majors: data.majors.to as Majors }),
    FavoritesChosen: (about, { data }) => ({ ...about, favorites: data.favorites.to as Favorites }),
    NotesWritten: (about, { data }) => ({ ...about, notes: data.notes.to }),
  },
});
