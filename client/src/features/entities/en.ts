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
    empty: 'There are no entities yet. An entity joins the staff and students of one school.',
  },
  create: { title: 'Create entity', submit: 'Create entity', done: 'Entity created successfully.' },
  card: {
    add: 'Add user',
    addTo: (entity: string) => `Add user to ${entity}`,
    noMembers: 'No members yet.',
    members: (members: number) => counted(members, 'member'),
  },
  school: {
    title: 'My school',
    entity: 'Entity',
    line: (type: string | null, staff: number, students: number) =>
      [type, counted(staff, 'staff member'), counted(students, 'student')].filter(Boolean).join(' · '),
    groups: { staff: 'Staff', students: 'Students' },
    group: (group: 'staff' | 'students', members: number | undefined) =>
      `${group === 'staff' ? 'Staff' : 'Students'}${members === undefined ? '' : ` ${formatNumber(members)}`}`,
    switch: 'Whom to show',
    choose: 'Entity',
    edit: 'Edit details',
    search: 'Search by name or address',
    pages: 'Pages of members',
    failed: 'Unable to get members',
    noMatch: (q: string) => `Nobody here matches “${q}”.`,
    none: { staff: 'No staff yet.', students: 'No students yet.' },
    former: 'Former students and how long their records are kept',
    noEntity: 'You belong to no entity yet. An admin can add you to yours.',
  },
  invite: {
    text: 'Invite…',
    title: (entity: string) => `Invite somebody to ${entity}`,
    submit: 'Send the invitation',
    help: 'The person gets a mail with a link to set a password.',
    role: 'Role',
    done: (name: string) => `${name} has been invited.`,
    waiting: 'Invited',
    again: 'Send the invitation again',
    sent: 'The invitation is on its way.',
    takeBack: 'Take back the invitation…',
    takeBackOf: (name: string) => `Take back the invitation of ${name}?`,
    consequence: (name: string) =>
      `The link of the mail no longer works, and the account of ${name}, which nobody has signed in to, is erased with everything about it.`,
    confirm: 'Take back',
    takenBack: (name: string) => `The invitation of ${name} was taken back.`,
  },
  rollover: {
    text: 'Move classes up…',
    title: (entity: string) => `Move the classes of ${entity} up`,
    loading: 'students and their grades',
    failed: 'Unable to say who would move',
    intro: (schoolYear: number) =>
      `At the end of the school year ${schoolYear}, each student goes up by a grade. Those of 12th leave the school: access that comes with it ends at once. Untick whoever stays.`,
    midYear:
      'It is the middle of a school year. Students who move up now are a grade ahead of their class until July 31, and those of 12th leave before they graduate.',
    inMidYear: 'Move them up in the middle of the year',
    already: (schoolYear: number) =>
      `The classes were already moved up at the end of the school year ${schoolYear}.`,
    again: 'Move them up once more',
    search: 'Find a student',
    move: (from: string, to: string) => `${from} to ${to}`,
    leave: (grade: string) => `${grade}: they leave the school`,
    going: (going: number, all: number) => `${formatNumber(going)} of ${counted(all, 'student')}`,
    studentsOf: (grade: string) => `Students in ${grade}`,
    more: (students: number) => `${counted(students, 'more student')}: find them by name.`,
    staying: (students: number) =>
      `${counted(students, 'student')} in no grade, or without a known one: nothing changes for them.`,
    nobody: 'Nobody here is in a grade to move up from.',
    progress: 'Moving the classes up',
    cancel: 'Cancel',
    confirm: (students: number) => `Move ${counted(students, 'student')}`,
    done: (students: number) => `${counted(students, 'student')} moved up.`,
    stopped: 'Not all of them have moved. An admin can let it go on, among the jobs that stopped.',
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
    change: (name: string) => `Change the membership of ${name}`,
    history: 'History…',
    move: 'Move…',
    takeOut: 'Take out…',
  },
  history: {
    title: (name: string) => `History of ${name}`,
    what: 'history',
    empty: 'Nothing is recorded yet.',
  },
  twoStep: {
    label: 'Two-step sign-in for all staff',
    of: (entity: string) => `Two-step sign-in for all staff of ${entity}`,
    changed: (entity: string, required: boolean) =>
      required
        ? `Staff of ${entity} set up two-step sign-in before they go on.`
        : `Two-step sign-in is left to the staff of ${entity}.`,
  },
  form: {
    notCreated: 'Unable to save entity',
    name: 'Name',
    type: 'Type of school',
    noType: 'Not said',
    typeHelp: 'Students are offered name and type for their profile',
    description: 'Description',
    added: 'Added successfully.',
    notAdded: (email: string) => `Unable to add ${email} to entity`,
    email: 'Email',
    emailHelp: 'The address of somebody who has an account',
  },
} as const;
