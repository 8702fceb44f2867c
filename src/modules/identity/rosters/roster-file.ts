import { personRules } from '../../../../contract/identity';
import type { Grade } from '../../../../contract/profile';
import {
  ROSTER_MAX_BYTES,
  ROSTER_ROLES,
  type RosterHeader,
  type RosterPlaces,
} from '../../../../contract/rosters';
import { normalizeInput, violation } from '../../../../contract/rules';
import { Rejected } from '../../../kernel/errors';
import { readCsv, type CsvFile, type CsvSource } from '../../../platform/imports/csv-file';
import { t as tPlatform } from '../../../platform/messages';
import { cellsBy, placesIn, type CellOf } from './roster-columns';
import { gradeIn } from './roster-grade';
import { t } from './messages';

export interface RosterRow {
  readonly line: number;
  readonly role: (typeof ROSTER_ROLES)[number];
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly grade: Grade | null;
  readonly counselor: string | null;
  /** The number is also null if it is invalid, in which case `isPhoneLeftOut` is true. */
  readonly phoneNumber: string | null;
  readonly isPhoneLeftOut: boolean;
}

const REQUIRED = { firstName: 'first_name', lastName: 'last_name', email: 'email' } as const;

function personIn(cell: CellOf) {
  for (const [field, column] of Object.entries(REQUIRED)) {
    const issue = violation(personRules[field as keyof typeof REQUIRED], cell(column));
    if (issue) throw new Rejected('invalid', tPlatform('row-refused.rule', issue));
  }
  return { firstName: cell('first_name'), lastName: cell('last_name'), email: cell('email').toLowerCase() };
}

const ROLE_NAMES: Readonly<Record<string, RosterRow['role']>> = {
  '': 'student',
  pupil: 'student',
  counsellor: 'counselor',
  staff: 'counselor',
  administrator: 'account_admin',
};

function roleIn(cell: string): RosterRow['role'] {
  const name = cell.toLowerCase().replaceAll(/[\s_-]+/g, '_');
  const role = ROSTER_ROLES.find((known) => known === name) ?? ROLE_NAMES[name];
  if (!role) throw new Rejected('invalid', t('row-refused.role'));
  return role;
}

function gradeOf(role: RosterRow['role'], cell: string, today: string): Grade | null {
  if (cell === '' || role !== 'student') return null;
  const grade = gradeIn(cell, today);
  if (!grade) throw new Rejected('invalid', t('row-refused.grade'));
  return grade;
}

function phoneIn(cell: string) {
  const isPhone = violation(personRules.phoneNumber, cell) === undefined;
  const phoneNumber = isPhone ? (normalizeInput(personRules.phoneNumber, cell) as string) : null;
  return { phoneNumber, isPhoneLeftOut: cell !== '' && !isPhone };
}

export const readRoster = (
  source: CsvSource,
  chosen: RosterPlaces,
  today: string,
): Promise<CsvFile<RosterRow>> =>
  readCsv(source, {
    maxBytes: ROSTER_MAX_BYTES,
    noRows: t('no-people'),
    rowsBy: (header) => {
      const cellsOf = cellsBy(header, chosen);
      return (cells, line) => {
        const cell = cellsOf(cells);
        const person = personIn(cell);
        const role = roleIn(cell('role'));
        return {
          line,
          role,
          ...person,
          grade: gradeOf(role, cell('grade'), today),
          counselor: role === 'student' ? cell('counselor').toLowerCase() || null : null,
          ...phoneIn(cell('phone_number')),
        };
      };
    },
  });

export async function readHeader(source: CsvSource): Promise<RosterHeader> {
  let headers: readonly string[] = [];
  let sample: readonly string[] | undefined;
  await readCsv(source, {
    maxBytes: ROSTER_MAX_BYTES,
    noRows: t('no-people'),
    rowsBy: (header) => {
      headers = header;
      return (cells) => {
        sample ??= cells;
        return null;
      };
    },
  });
  return { headers, sample: sample ?? [], columns: placesIn(headers) };
}
