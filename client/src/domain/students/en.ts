import { formatNumber } from '../../shared/lib/format';

export const t = {
  choose: 'Choose a student',
  none: 'No student’s name contains that.',
  all: 'All',
  everybody: 'Every student, also those who come later',
  progress: (done: number, all: number) => `${formatNumber(done)}/${formatNumber(all)} done`,
  late: (tasks: number) => `${formatNumber(tasks)} late`,
  found: 'Students',
} as const;
