import { counted } from '../../shared/lib/format';

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
    membersOf: (entity: string) => `Members of ${entity}`,
    change: (name: string) => `Change the membership of ${name}`,
    move: 'Move…',
    takeOut: 'Take out…',
    showAll: (members: number) => `Show all ${counted(members, 'member')}`,
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
    description: 'Description',
    added: 'Added successfully.',
    notAdded: (email: string) => `Unable to add ${email} to entity`,
    email: 'Email',
    emailHelp: 'The address of somebody who has an account',
  },
} as const;
