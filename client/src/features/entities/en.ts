import { counted, formatNumber } from '../../shared/lib/format';

export const t = {
  page: {
    title: 'Manage Entities',
    former: 'Former students',
    count: (entities: number) => counted(entities, 'entity', 'entities'),
  },
  list: {
    what: 'entities',
    message: 'Unable to get entities',
    empty: 'There are no entities yet. An entity brings together the staff and students of one school.',
  },
  create: { title: 'Create entity', submit: 'Create entity', done: 'Entity created successfully.' },
  card: {
    add: 'Add user',
    addTo: (entity: string) => `Add user to ${entity}`,
    noMembers: 'No members yet.',
    members: (members: number) => counted(members, 'member'),
  },
  school: {
    title: 'Account',
    entity: 'Entity',
    line: (type: string | null, staff: number, students: number) =>
      [type, counted(staff, 'staff member'), counted(students, 'student')].filter(Boolean).join(' · '),
    groups: { staff: 'Staff', students: 'Students' },
    group: (group: 'staff' | 'students', members: number | undefined) =>
      `${group === 'staff' ? 'Staff' : 'Students'}${members === undefined ? '' : ` ${formatNumber(members)}`}`,
    switch: 'Show',
    choose: 'Entity',
    edit: 'Edit details…',
    register: 'Register a user',
    importPeople: 'Import people',
    more: (entity: string) => `More for ${entity}`,
    search: 'Search by name or email',
    pages: 'Pages of members',
    failed: 'Unable to get members',
    noMatch: (q: string) => `No members match “${q}”.`,
    none: { staff: 'No current Users.', students: 'No students yet.' },
    former: 'Former students and how long we keep their records',
    noEntity: 'You don’t belong to an entity yet. An admin can add you to yours.',
  },
  invite: {
    text: 'Invite…',
    title: (entity: string) => `Invite someone to ${entity}`,
    submit: 'Send invitation',
    help: 'We’ll email them a link to set a password.',
    role: 'Role',
    done: (name: string) => `${name} was invited.`,
    waiting: 'Invited',
    again: 'Resend invitation',
    sent: 'We’re sending the invitation.',
    withdraw: 'Cancel invitation…',
    withdrawTitle: (name: string) => `Cancel the invitation for ${name}?`,
    consequence: (name: string) =>
      `The link in the email stops working. The account of ${name} has never been used, so it’s deleted with all its data.`,
    confirm: 'Cancel invitation',
    withdrawn: (name: string) => `The invitation for ${name} was canceled.`,
  },
  rollover: {
    text: 'Move classes up…',
    title: (entity: string) => `Move classes up at ${entity}`,
    loading: 'students and their grades',
    failed: 'Unable to preview who would move',
    intro: (schoolYear: number) =>
      `At the end of the ${schoolYear} school year, each student moves up a grade. Students in 12th grade leave the school, and the access that comes with it ends immediately. Uncheck anyone who stays.`,
    midYear:
      'It’s the middle of a school year. Students who move up now will be a grade ahead of their class until July 31, and those in 12th grade will leave before they graduate.',
    inMidYear: 'Move classes up midyear',
    already: (schoolYear: number) =>
      `Classes have already moved up for the end of the ${schoolYear} school year.`,
    again: 'Move classes up again',
    search: 'Find a student',
    move: (from: string, to: string) => `${from} to ${to}`,
    leave: (grade: string) => `${grade}: leaving the school`,
    going: (going: number, all: number) => `${formatNumber(going)} of ${counted(all, 'student')}`,
    studentsOf: (grade: string) => `Students in ${grade}`,
    more: (students: number) => `${counted(students, 'more student')}: find them by name.`,
    staying: (students: number) =>
      `${counted(students, 'student')} with no grade or an unknown one: no change.`,
    nobody: 'No students are in a grade to move up from.',
    progress: 'Moving classes up',
    cancel: 'Cancel',
    typeName: (entity: string) => `Type ${entity} to confirm`,
    confirm: (students: number) => `Move ${counted(students, 'student')}`,
    done: (students: number) => `${counted(students, 'student')} moved up.`,
    stopped: 'Not everyone has moved up. An admin can resume this from the stopped jobs.',
  },
  caseload: {
    text: 'Move caseload…',
    title: (name: string) => `Move the caseload of ${name}`,
    consequence: (name: string) =>
      `All students of ${name} move to the new counselor immediately. Booked sessions and messages stay with ${name}.`,
    to: 'New counselor',
    choose: 'Choose a counselor',
    noOther: 'There are no other counselors',
    submit: 'Move caseload',
    moved: (students: number, name: string) =>
      `${counted(students, 'student')} now ${students === 1 ? 'belongs' : 'belong'} to the caseload of ${name}.`,
  },
  describe: {
    title: (entity: string) => `Edit ${entity}`,
    done: 'Details saved.',
  },
  member: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    grade: 'Grade',
    since: 'Since',
    lastActive: 'Last active',
    never: 'Never',
    unknown: '–',
    change: (name: string) => `Change ${name}’s membership`,
    history: 'History…',
    move: 'Move…',
    takeOut: 'Remove…',
  },
  history: {
    title: (name: string) => `History of ${name}`,
    what: 'history',
    empty: 'Nothing has been recorded yet.',
  },
  twoStep: {
    label: 'Two-step sign-in for all staff',
    of: (entity: string) => `Two-step sign-in for all staff of ${entity}`,
    changed: (entity: string, required: boolean) =>
      required
        ? `Staff of ${entity} must set up two-step sign-in to continue.`
        : `Two-step sign-in is optional for the staff of ${entity}.`,
  },
  outcomes: {
    label: 'Past results for students and parents',
    of: (entity: string) => `Past results for the students and parents of ${entity}`,
    changed: (entity: string, shared: boolean) =>
      shared
        ? `Students and parents of ${entity} now see past results on a college’s page.`
        : `Students and parents of ${entity} no longer see past results.`,
    import: 'Import past results',
    report: 'Application report',
  },
  form: {
    notCreated: 'Unable to save entity',
    name: 'Name',
    type: 'School type',
    noType: 'Not specified',
    typeHelp: 'Students see this name and type as a suggestion for their profile',
    description: 'Description',
    added: 'Added successfully.',
    notAdded: (email: string) => `Unable to add ${email} to entity`,
    email: 'Email',
    emailHelp: 'Email of an existing account',
  },
} as const;
