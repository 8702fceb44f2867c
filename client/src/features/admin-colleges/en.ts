import { counted, formatNumber } from '../../shared/lib/format';

export const t = {
  titles: { colleges: 'Colleges', imports: 'Import Colleges' },
  list: {
    what: 'Colleges',
    search: 'Search by name or CEEB code',
    pages: 'Pages of colleges',
  },
  count: (total: number) => counted(total, 'college'),
  none: 'There are no colleges yet. Add one, or import a file.',
  import: 'Import',
  create: { title: 'Add college', submit: 'Add college' },
  edit: {
    tip: 'Edit',
    label: (name: string) => `Edit: ${name}`,
    title: (name: string) => `Edit ${name}`,
    submit: 'Save',
  },
  remove: {
    tip: 'Delete',
    label: (name: string) => `Delete: ${name}`,
    title: (name: string) => `Delete ${name}?`,
    consequence: () =>
      'Nobody finds it any more. Students who saved it keep it on their list under its name.',
    confirm: 'Delete college',
    done: (name: string) => `${name} has been deleted.`,
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
    schoolTypeHelp: 'As Private nonprofit, large city',
    control: 'Public or private',
    controls: { public: 'Public', private: 'Private' },
    division: 'Division',
    divisionHelp: 'As NCAA D1',
    facStu: 'Fac/Stu',
    facStuHelp: 'As 12:1',
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
    title: (name: string) => `Deadlines of ${name}`,
    ea: 'Early action',
    ed1: 'Early decision 1',
    ed2: 'Early decision 2',
    reg: 'Regular decision',
    save: 'Save deadlines',
    add: 'Add deadlines',
    reset: 'Reset deadlines',
    resetTitle: (name: string) => `Reset the deadlines of ${name}?`,
    resetConsequence: 'All four dates go away, also for students who follow them.',
    resetDone: (name: string) => `The deadlines of ${name} have been reset.`,
  },
  imports: {
    all: 'All colleges',
    file: 'CSV file of colleges',
    help:
      'As the College Scorecard publishes it, or with the columns unitid, name, city, state and control, and ' +
      'perhaps about, urban_center_1, urban_center_2 and airport, which describe colleges that are new. At ' +
      'most 20 MB. It is only checked at first.',
    willChange: (rows: number, added: number, changed: number, unchanged: number) =>
      `${counted(rows, 'row')}: ${formatNumber(added)} to add, ${formatNumber(changed)} to change, ${formatNumber(unchanged)} unchanged.`,
    hasChanged: (added: number, changed: number, unchanged: number) =>
      `${formatNumber(added)} added, ${formatNumber(changed)} changed, ${formatNumber(unchanged)} unchanged.`,
    takenBack: (deleted: number, restored: number, kept: number) =>
      `Taken back: ${formatNumber(deleted)} deleted, ${formatNumber(restored)} changed back, ${formatNumber(kept)} left because somebody has edited them since.`,
    publish: 'Publish new colleges at once',
    run: (colleges: number) => `Import ${counted(colleges, 'college')}`,
    undoConsequence:
      'Colleges that it added are deleted, and figures that it changed are changed back. What people have ' +
      'edited since stays.',
  },
} as const;
