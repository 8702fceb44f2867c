import type { Grade } from '../../contract/profile';
import type { SurveySubmission } from '../../contract/survey';

interface DemoProfile {
  readonly student: number;
  readonly pronoun: string;
  readonly gender?: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly grade: Grade;
  /** The GPA, its scale, and the rank in a class of `CLASS_SIZES`. */
  readonly numbers?: readonly [gpa: number, gpaScale: number, classRank: number];
  readonly majors?: readonly [string, string, string];
  readonly favorites?: readonly [string, string];
  readonly notes?: string;
}

export const CLASS_SIZES: Readonly<Record<Grade, number>> = {
  '9th': 246,
  '10th': 238,
  '11th': 241,
  '12th': 235,
  Other: 12,
};

export const demoProfiles: readonly DemoProfile[] = [
  {
    ...{ student: 0, pronoun: 'She/her', gender: 'Female', city: 'Yonkers', state: 'NY', zipCode: '10701' },
    grade: '12th',
    numbers: [3.82, 4, 14],
    majors: ['Marine Biology', 'Environmental Science', 'Science Journalism'],
    favorites: ['Tide pools at low water', 'Radio plays'],
    notes:
      'First in my family to apply. We need aid to cover most of the cost. My aunt studied at UConn. I work Sundays, so visits are best on Saturdays.',
  },
  {
    ...{ student: 1, pronoun: 'He/him', gender: 'Male', city: 'New Rochelle', state: 'NY', zipCode: '10801' },
    grade: '11th',
    numbers: [3.4, 4, 71],
    majors: ['Civil Engineering', 'Architecture', 'Urban Studies'],
    favorites: ['Bridges', 'Jazz trumpet'],
  },
  {
    ...{ student: 2, pronoun: 'She/her', city: 'White Plains', state: 'NY', zipCode: '10601-2104' },
    grade: '12th',
    numbers: [96.5, 100, 5],
    majors: ['Mathematics', 'Computer Science', 'Linguistics'],
    favorites: ['Proofs without words', 'Old dictionaries'],
    notes: 'My brother is at Cornell. I would like a place where I can go on with Czech.',
  },
  {
    ...{ student: 3, pronoun: 'He/him', gender: 'Male', city: 'Mount Vernon', state: 'NY', zipCode: '10550' },
    grade: '12th',
    numbers: [2.9, 4, 158],
    majors: ['Business', 'Sports Management', 'Communications'],
    favorites: ['Box scores', 'My grandfather’s diner'],
  },
  {
    ...{ student: 4, pronoun: 'She/her', city: 'Scarsdale', state: 'NY', zipCode: '10583' },
    grade: '12th',
    numbers: [4.41, 5, 2],
    majors: ['Neuroscience', 'Chemistry', 'Public Health'],
    favorites: ['Carnatic violin', 'Crossword puzzles'],
    notes: 'We moved here in tenth grade; grades of ninth grade are on another transcript.',
  },
  {
    ...{ student: 5, pronoun: 'They/them', gender: 'Nonbinary', city: 'Tarrytown', state: 'NY' },
    ...{ zipCode: '10591', grade: '11th', numbers: [3.65, 4, 48] },
    majors: ['Film', 'Creative Writing', 'Psychology'],
    favorites: ['Silent films', 'Birding before school'],
  },
  {
    ...{ student: 6, pronoun: 'She/her', city: 'Rye', state: 'NY', zipCode: '10580', grade: '10th' },
    numbers: [3.7, 4, 39],
    majors: ['Art History', 'Italian', 'Museum Studies'],
  },
  {
    ...{ student: 7, pronoun: 'He/him', city: 'Yonkers', state: 'NY', zipCode: '10703', grade: '12th' },
    numbers: [3.15, 4, 112],
    favorites: ['Sprinting', 'Fixing bicycles'],
    notes: 'Interested in ROTC and in anything that pays for it.',
  },
  {
    ...{ student: 8, pronoun: 'She/her', city: 'Hartsdale', state: 'NY', zipCode: '10530', grade: '11th' },
    numbers: [91.2, 100, 52],
    majors: ['Nursing', 'Biology', 'Spanish'],
  },
  { student: 9, pronoun: 'He/him', city: 'Port Chester', state: 'NY', zipCode: '10573', grade: '9th' },
  {
    ...{ student: 10, pronoun: 'She/her', city: 'Stamford', state: 'CT', zipCode: '06901', grade: '12th' },
    numbers: [3.55, 4, 61],
    majors: ['Economics', 'Data Science', 'Swedish'],
    favorites: ['Orienteering', 'Baking rye bread'],
  },
  { student: 11, pronoun: 'Other', city: 'Greenwich', state: 'CT', zipCode: '06830', grade: '10th' },
  {
    ...{ student: 12, pronoun: 'She/her', city: 'Jersey City', state: 'NJ', zipCode: '07302', grade: '12th' },
    numbers: [3.98, 4, 8],
    majors: ['Biomedical Engineering', 'Chemistry', 'Arabic'],
    notes: 'I commute and look after my sisters in the afternoon; close to home is best.',
  },
  { student: 13, pronoun: 'He/him', city: 'Hoboken', state: 'NJ', zipCode: '07030', grade: '11th' },
  {
    ...{ student: 14, pronoun: 'Ze/hir', city: 'Washington', state: 'DC', zipCode: '20009', grade: 'Other' },
    numbers: [3.3, 4, 6],
    majors: ['International Relations', 'French', 'History'],
    favorites: ['Model UN', 'Embassy open days'],
    notes: 'In a gap year after twelfth grade.',
  },
  { student: 15, pronoun: 'He/him', city: 'Ossining', state: 'NY', zipCode: '10562', grade: '10th' },
  {
    ...{ student: 16, pronoun: 'She/her', city: 'Bronxville', state: 'NY', zipCode: '10708', grade: '12th' },
    numbers: [88, 100, 90],
    majors: ['Classics', 'Philosophy', 'Theater'],
  },
  { student: 17, pronoun: 'He/him', city: 'Dobbs Ferry', state: 'NY', zipCode: '10522', grade: '9th' },
  {
    ...{ student: 18, pronoun: 'Xe/xem', city: 'Irvington', state: 'NY', zipCode: '10533', grade: '11th' },
    numbers: [3.88, 4, 19],
    favorites: ['Oud', 'Rooftop astronomy'],
  },
  { student: 19, pronoun: 'He/him', city: 'Ardsley', state: 'NY', zipCode: '10502', grade: '12th' },
  { student: 20, pronoun: 'She/her', city: 'Mamaroneck', state: 'NY', zipCode: '10543', grade: '11th' },
  {
    ...{ student: 21, pronoun: 'He/him', city: 'Yonkers', state: 'NY', zipCode: '10704', grade: '12th' },
    numbers: [3.25, 4, 97],
    majors: ['Music Education', 'Jazz Studies', 'Sociology'],
  },
  { student: 22, pronoun: 'She/her', city: 'Larchmont', state: 'NY', zipCode: '10538', grade: '10th' },
  { student: 23, pronoun: 'He/him', city: 'Harrison', state: 'NY', zipCode: '10528', grade: '9th' },
];

export const demoSurvey: SurveySubmission = {
  basicInfo: { gpa: 3.7, gpaScale: 4, state: 'NY', zipcode: '10025' },
  answers: {
    ...{ 1: 4, 2: 2, 3: 3, 4: 5, 5: 3, 6: 2, 7: 3, 8: 3, 9: 4, 10: 4, 11: 3, 12: 2 },
    ...{ 13: 3, 14: 3, 15: 3, 16: 4 },
    ...{ 17: 5, 18: 5, 19: 4, 20: 5, 21: 4, 22: 3 },
    ...{ 23: 2, 24: 4, 25: 3, 26: 4, 27: 4, 28: 3, 29: 4, 30: 4, 31: 3, 32: 3, 33: 3 },
  },
  test: { sat: { satVerbal: 690, satMath: 720 } },
};

export const gradeOf = (index: number): Grade | null =>
  demoProfiles.find(({ student }) => student === index)?.grade ?? null;
