import type { RecordEvents } from '../../src/modules/profile/profile.events';
import type { Samples } from './samples';

const activity = {
  title: 'Robotics team',
  description: 'Wired and tested the drive system.',
  startYear: '2024',
  endYear: '2026',
  weeksPerYear: 30,
  hoursPerWeek: 8,
};
const honor = {
  title: 'State finalist',
  description: 'One of twelve among four hundred.',
  type: 'National',
  dateReceived: '2026-05-02',
} as const;
const course = { name: 'Calculus', gradeYear: '11th', semesterGrades: { semester1: 'A-', semester2: 'A' } };
const testScore = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 680, math: 710 } } as const;

const numbers = { gpa: 3.8, gpaScale: 4, classRank: 12, classSize: 240 };
const school = { highSchoolName: 'Harbor High', highSchoolSize: 960, highSchoolType: 'Public' } as const;
const majors = { major1: 'Biology', major2: 'Chemistry', major3: 'History' };
const favorites = { favorite1: 'Tide pools', favorite2: 'Old maps' };

export const recordSamples = {
  ActivityAdded: { itemId: 'i1', studentId: 's1', fields: activity },
  ActivityEdited: {
    itemId: 'i1',
    studentId: 's1',
    changes: {
      title: { from: 'Robotics', to: 'Robotics team' },
      description: { from: 'Wired.', to: 'Wired and tested.' },
      startYear: { from: '2023', to: '2024' },
      endYear: { from: '2025', to: '2026' },
      weeksPerYear: { from: 20, to: 30 },
      hoursPerWeek: { from: 6, to: 8 },
    },
  },
  ActivityRemoved: { itemId: 'i1', studentId: 's1', fields: activity },
  ActivityRestored: { itemId: 'i1', studentId: 's1', fields: activity },
  ActivitiesRanked: { studentId: 's1', itemIds: ['i2', 'i1'] },
  HonorAdded: { itemId: 'i1', studentId: 's1', fields: honor },
  HonorEdited: {
    itemId: 'i1',
    studentId: 's1',
    changes: {
      title: { from: 'Finalist', to: 'State finalist' },
      description: { from: 'One of twelve.', to: 'One of twelve among four hundred.' },
      type: { from: 'Local', to: 'National' },
      dateReceived: { from: '2026-05-01', to: '2026-05-02' },
    },
  },
  HonorRemoved: { itemId: 'i1', studentId: 's1', fields: honor },
  HonorRestored: { itemId: 'i1', studentId: 's1', fields: honor },
  CourseAdded: { itemId: 'i1', studentId: 's1', fields: course },
  CourseEdited: {
    itemId: 'i1',
    studentId: 's1',
    changes: {
      name: { from: 'Algebra', to: 'Calculus' },
      gradeYear: { from: '10th', to: '11th' },
      semesterGrades: { from: { semester1: 'A-', semester2: null }, to: { semester1: 'A-', semester2: 'A' } },
    },
  },
  CourseRemoved: { itemId: 'i1', studentId: 's1', fields: course },
  CourseRestored: { itemId: 'i1', studentId: 's1', fields: course },
  TestScoreAdded: { itemId: 'i1', studentId: 's1', fields: testScore },
  TestScoreEdited: {
    itemId: 'i1',
    studentId: 's1',
    changes: {
      type: { from: 'PSAT', to: 'SAT' },
      dateTaken: { from: '2026-03-13', to: '2026-03-14' },
      scores: { from: { verbal: 670, math: 710 }, to: { verbal: 680, math: 710 } },
    },
  },
  TestScoreRemoved: { itemId: 'i1', studentId: 's1', fields: testScore },
  TestScoreRestored: { itemId: 'i1', studentId: 's1', fields: testScore },
  NumbersStated: { studentId: 's1', numbers: { from: { ...numbers, classRank: 14 }, to: numbers } },
  SchoolStated: { studentId: 's1', school: { from: { ...school, highSchoolSize: null }, to: school } },
  MajorsChosen: { studentId: 's1', majors: { from: { ...majors, major3: 'Art' }, to: majors } },
  FavoritesChosen: { studentId: 's1', favorites: { from: null, to: favorites } },
  NotesWritten: { studentId: 's1', notes: { from: 'Soon.', to: 'My brother went to Hill College.' } },
} satisfies Samples<RecordEvents>;
