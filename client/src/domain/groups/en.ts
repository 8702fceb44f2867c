import { counted, formatNumber } from '../../shared/lib/format';

const students = (count: number) => counted(count, 'student');

export const t = {
  title: 'Groups',
  what: 'groups',
  none: 'You can sort students into groups of your own, such as athletes or early applicants.',
  nobody: 'None',
  of: (name: string) => `Groups of ${name}`,
  ofSeveral: (count: number) => `Groups of ${students(count)}`,
  change: (name: string) => `Change the groups of ${name}`,
  some: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`,
  save: 'Save',
  changed: (count: number) => `Groups of ${students(count)} changed.`,
  skipped: (count: number) => `${students(count)} left out: you no longer have access.`,
  create: 'New group',
  manage: 'Manage groups',
  name: 'Name',
  share: 'Share with the staff of my school',
  shares: 'Counselors and account admins of your school will see the group, and can add and remove students.',
  isShared: 'Counselors and account admins of your school see the group, and can add and remove students.',
  unshares:
    'Your colleagues will no longer see the group, and filters they saved with it will find no one in it.',
  created: (name: string) => `“${name}” created.`,
  createdWith: (name: string, count: number) => `“${name}” created with ${students(count)}.`,
  edit: 'Edit group',
  editOf: (name: string) => `Edit “${name}”`,
  edited: (name: string) => `“${name}” saved.`,
  delete: 'Delete group',
  deleteOf: (name: string) => `Delete “${name}”`,
  deleteQuestion: (name: string) => `Delete “${name}”?`,
  deleteText: (count: number, isShared: boolean) =>
    [
      count === 0
        ? 'None of your students are in this group.'
        : `${students(count)} ${count === 1 ? 'is' : 'are'} in this group. Nothing else about them changes.`,
      isShared && 'Your colleagues will no longer see it either.',
    ]
      .filter(Boolean)
      .join(' '),
  deleted: (name: string) => `“${name}” deleted.`,
  students,
  shared: 'Shared with your school',
  byColleague: 'Shared by a colleague',
  filter: {
    label: 'Groups',
    chosen: (count: number) => (count === 0 ? 'Groups' : `Groups (${formatNumber(count)})`),
    help: 'Students in any of these groups',
    gone: 'A group you can no longer see',
    clear: 'Clear',
  },
};
