import { counted, formatNumber } from '../../shared/lib/format';
import { crud } from '../../shared/list/en';

const college = crud({ one: 'college', many: 'colleges' });

export const t = {
  titles: { colleges: 'Colleges', imports: 'Import Colleges' },
  list: { ...college.list, what: 'Colleges', search: 'Search by name or CEEB code' },
  count: (total: number) => counted(total, 'college'),
  none: 'There are no colleges yet. Add one, or import a file.',
  filters: {
    anyStatus: 'Any status',
    deadlines: 'Deadlines',
    anyDeadlines: 'Any deadlines',
    noDeadlines: 'No deadlines',
  },
  import: 'Import',
  create: college.create,
  edit: { ...college.edit, title: (name: string) => `Edit ${name}` },
  remove: {
    ...college.remove,
    title: (name: string) => `Delete ${name}?`,
    consequence: () => 'It won’t show up in search. Students who saved it keep it on their list.',
    done: (name: string) => `${name} was deleted.`,
  },
  college: {
    ceeb: 'CEEB code',
    name: 'Name',
    about: 'About',
    state: 'State',
    stateOption: (code: string, name: string) => `${code} – ${name}`,
    location: 'Location',
    status: 'Status',
    statuses: { review: 'In review', published: 'Published' },
    schoolType: 'School type',
    schoolTypeHelp: 'e.g. Private nonprofit, large city',
    control: 'Public or private',
    controls: { public: 'Public', private: 'Private' },
    division: 'Division',
    divisionHelp: 'e.g. NCAA D1',
    facStu: 'Fac/Stu',
    facStuHelp: 'e.g. 12:1',
    geography: 'Geography',
    smallClass: 'Small classes',
    urbanCenter1: 'Urban center 1',
    urbanCenter2: 'Urban center 2',
    airport: 'Airport',
    optional: 'Optional',
  },
  deadlines: {
    tip: 'Deadlines',
    label: (name: string) => `Deadlines: ${name}`,
    title: (name: string) => `Deadlines for ${name}`,
    ea: 'Early action',
    ed1: 'Early decision 1',
    ed2: 'Early decision 2',
    reg: 'Regular decision',
    save: 'Save deadlines',
    add: 'Add deadlines',
    reset: 'Reset deadlines',
    resetTitle: (name: string) => `Reset the deadlines for ${name}?`,
    resetConsequence: 'All four dates are deleted, including for students who have them on their calendar.',
    resetDone: (name: string) => `The deadlines for ${name} were reset.`,
  },
  imports: {
    all: 'All colleges',
    file: 'CSV file of colleges',
    help: 'Use the College Scorecard file as published, or a file with the columns unitid, name, city, state and control. The columns about, urban_center_1, urban_center_2 and airport are optional and describe new colleges. 20 MB at most. We’ll check the file before importing.',
    willChange: (rows: number, added: number, changed: number, unchanged: number) =>
      `${counted(rows, 'row')}: ${formatNumber(added)} to add, ${formatNumber(changed)} to change, ${formatNumber(unchanged)} unchanged.`,
    hasChanged: (added: number, changed: number, unchanged: number) =>
      `${formatNumber(added)} added, ${formatNumber(changed)} changed, ${formatNumber(unchanged)} unchanged.`,
    undoResult: (deleted: number, restored: number, unchanged: number) =>
      `Undone: ${formatNumber(deleted)} deleted, ${formatNumber(restored)} changed back, ${formatNumber(unchanged)} left because they were edited since.`,
    publish: 'Publish new colleges immediately',
    run: (colleges: number) => `Import ${counted(colleges, 'college')}`,
    undoConsequence:
      'Colleges it added are deleted, and data it changed is changed back. Anything edited since stays.',
  },
} as const;
