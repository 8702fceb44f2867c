import { formatNumber } from '../../shared/lib/format';

export const t = {
  title: 'Profile',
  myTitle: 'My Profile',
  loading: 'your profile',
  edit: (title: string) => `Edit ${title}`,
  none: (title: string) => `Currently no ${title}.`,
  noData: 'No Data',
  choose: 'Choose one',
  notSaid: 'Not said',
  download: {
    title: 'Download',
    link: 'Download',
    back: 'Profile',
    record: {
      title: 'Your record as a PDF',
      about:
        'Your profile, majors, favorites, notes, activities, honors, coursework, tests and saved colleges, set to be ' +
        'printed or sent. Sections without an entry are named at the end.',
      button: 'Download PDF',
    },
    everything: {
      title: 'All your data as JSON',
      about:
        'Everything that is kept of you here, for another program to read: your record, survey, tasks, colleges, ' +
        'messages, notifications and settings.',
      button: 'Download JSON',
    },
  },
  header: {
    profile: 'profile',
    grade: (grade: string) => (grade === 'Other' ? 'Other grade' : `${grade} grade`),
    gradeAndSchool: (grade: string, school: string) => `${grade}, ${school}`,
    password: 'Change password',
    phone: 'Phone number',
    phoneHelp: '10 digits, without spaces',
    pronoun: 'Pronouns',
    gender: 'Gender',
    genders: ['Female', 'Male', 'Nonbinary', 'Prefer not to say'],
    genderHelp: 'In your own words, if you like',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP code',
    gradeField: 'Grade',
  },
  about: {
    title: 'About',
    loading: 'your numbers',
    updated: 'About Updated',
    gpa: 'GPA',
    gpaScale: 'GPA scale',
    ofScale: (scale: number) => `/ ${scale}`,
    classRank: 'Class rank',
    classSize: 'Class size',
    ofSize: (size: number) => `of ${formatNumber(size)}`,
    school: 'High school',
    schoolSize: 'Students at the school',
    schoolType: 'Type of school',
    students: (students: number) => `${formatNumber(students)} students`,
    bestSat: 'Best SAT',
    sections: (verbal: number, math: number) => `${verbal} + ${math}`,
    bestAct: 'Best ACT',
    composite: 'composite',
    histories: 'History of About',
    parts: { numbers: 'Grades and class rank', school: 'High school' },
  },
  majors: {
    title: 'Majors',
    loading: 'your majors',
    updated: 'Majors Updated',
    field: (place: number) => `Major ${place}`,
  },
  favorites: {
    title: 'Favorites',
    loading: 'your favorites',
    updated: 'Favorites Updated',
    field: (place: number) => `Favorite ${place}`,
  },
  notes: {
    title: 'Notes',
    loading: 'your notes',
    updated: 'Notes Updated',
    placeholder:
      'What your counselor and colleges should know: financial aid needs, your life story, school info, legacy connections…',
  },
  colleges: { title: 'Colleges', heading: 'My Colleges', loading: 'my colleges', all: 'View More' },
  tasks: { title: 'Tasks', loading: 'tasks', all: 'View More' },
} as const;
