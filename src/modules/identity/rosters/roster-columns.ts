import {
  ROSTER_COLUMNS,
  ROSTER_REQUIRED,
  type RosterColumn,
  type RosterPlaces,
} from '../../../../contract/rosters';
import { Rejected } from '../../../kernel/errors';
import { t } from '../../../platform/messages';

const NAMES: Readonly<Record<RosterColumn, readonly string[]>> = {
  first_name: ['firstname', 'givenname', 'legalfirstname', 'forename', 'first', 'fname'],
  last_name: ['lastname', 'familyname', 'legallastname', 'surname', 'last', 'lname'],
  email: ['email', 'emailaddress', 'schoolemail', 'mail', 'emailid', 'username'],
  role: ['role', 'usertype', 'type', 'userrole'],
  grade: ['grade', 'gradelevel', 'currentgrade', 'classof', 'graduationyear', 'gradyear', 'class', 'cohort'],
  counselor: ['counselor', 'counseloremail', 'counseloremailaddress', 'counsellor', 'counselloremail'],
  phone_number: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone', 'telephone'],
};

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** A header such as 'Student First Name' also counts as a first name. */
const meanings = (header: string) => {
  const letters = lettersOf(header);
  return [letters, letters.replace(/^(?:student|user|person|contact)s?(?=.)/, '')];
};

export function placesIn(headers: readonly string[]): RosterPlaces {
  const candidates = headers.map(meanings);
  const placeOf = (column: RosterColumn) => {
    const names = NAMES[column];
    return candidates.findIndex((known) => known.some((name) => names.includes(name)));
  };
  const places = ROSTER_COLUMNS.map((column) => [column, placeOf(column)] as const);
  return Object.fromEntries(places.filter(([, place]) => place >= 0));
}

export type CellOf = (column: RosterColumn) => string;

/** Finds cells by column; `chosen` overrides the header. Throws if a required column is missing. */
export function cellsBy(
  headers: readonly string[],
  chosen: RosterPlaces,
): (cells: readonly string[]) => CellOf {
  const places = { ...placesIn(headers), ...chosen };
  const missing = ROSTER_REQUIRED.filter((column) => headers[places[column] ?? -1] === undefined);
  if (missing.length > 0) {
    const columns = missing.map((column) => [column.replaceAll('_', ' ')]);
    throw new Rejected('invalid', t('unreadable-file.no-columns', { columns }));
  }
  // Some systems write a letter and its accent as two characters.
  return (cells) => (column) => (cells[places[column] ?? -1] ?? '').trim().normalize();
}
