import { counted, formatNumber } from '../../shared/lib/format';

export const t = {
  page: {
    title: 'Manage Entities',
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
    subject: (name: string) => ` · ${name}`,
    line: (type: string | null, staff: number, students: number) =>
      [type, counted(staff, 'staff member'), counted(students, 'student')].filter(Boolean).join(' · '),
    groups: { staff: 'Staff', students: 'Students' },
    group: (group: 'staff' | 'students', members: number | undefined) =>
      `${group === 'staff' ? 'Staff' : 'Students'}${members === undefined ? '' : ` ${formatNumber(members)}`}`,
    switch: 'Whom to show',
    choose: 'Entity',
    edit: 'Edit details',
    register: 'Register a user',
    search: 'Search by name or address',
    pages: 'Pages of members',
    failed: 'Unable to get members',
    noMatch: (q: string) => `Nobody here matches “${q}”.`,
    none: { staff: 'No staff yet.', students: 'No students yet.' },
    noEntity: 'You belong to no entity yet. An admin can add you to yours.',
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
