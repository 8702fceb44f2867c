import type { SchoolType } from 'contract/about';
import type { Grade } from 'contract/profile';
import { formatNumber } from '../../shared/lib/format';

export const t = {
  choose: 'Choose a student',
  none: 'No matching students.',
  all: 'All',
  everybody: 'All students, including new ones',
  progress: (done: number, all: number) => `${formatNumber(done)}/${formatNumber(all)} done`,
  late: (tasks: number) => `${formatNumber(tasks)} late`,
  found: 'Students',
  grades: { '9th': '9th', '10th': '10th', '11th': '11th', '12th': '12th', Other: 'Other' } satisfies Record<
    Grade,
    string
  >,
  /** Pronouns whose label differs from the recorded text. */
  pronouns: {} as Readonly<Record<string, string>>,
  schoolTypes: {
    Public: 'Public',
    Private: 'Private',
    Charter: 'Charter',
    Homeschool: 'Homeschool',
    Other: 'Other',
  } satisfies Record<SchoolType, string>,
} as const;
