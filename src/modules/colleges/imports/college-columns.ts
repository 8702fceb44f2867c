import {
  type CollegeDescription,
  type CollegeFacts,
  collegeRules,
  MAX_APPLICATION_FEE,
  MAX_TEACHER_LETTERS,
  noDescription,
} from '../../../../contract/colleges';
import { US_STATES } from '../../../../contract/us-states';
import { type FieldRules, violation } from '../../../../contract/rules';
import { Rejected } from '../../../kernel/errors';
import type { LocalizedMessage } from '../../../kernel/sentences';
import { columnsIn } from '../../../platform/imports/csv-file';
import type { NumberName } from '../en';
import { compositionOf, degreesOf, shareColumns, type ShareColumn } from './college-shares';
import { CONTROLS, divisionOf, localeOf, TEST_POLICY_OF } from './school-types';
import { t } from '../messages';

export type NumberFact = {
  [Fact in keyof CollegeFacts]: CollegeFacts[Fact] extends number | null ? Fact : never;
}[keyof CollegeFacts];

/** The lower-case headers of each column: the product's own names and those of the College Scorecard. */
const HEADERS = {
  unitId: ['unitid'],
  ceeb: ['ceeb', 'ceeb_code'],
  name: ['name', 'instnm'],
  city: ['city'],
  state: ['state', 'stabbr'],
  control: ['control'],
  locale: ['locale'],
  zip: ['zip'],
  website: ['website', 'insturl'],
  alias: ['alias', 'ialias'],
  ratio: ['student_faculty_ratio', 'stufacr'],
  association: ['athletics_assoc'],
  ncaaDivision: ['ncaa_division'],
  about: ['about'],
  urbanCenter1: ['urban_center_1'],
  urbanCenter2: ['urban_center_2'],
  airport: ['airport'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon'],
  enrollment: ['undergrad_enrollment', 'ugds'],
  admissionRate: ['admission_rate', 'adm_rate'],
  satReading25: ['sat_rw_25', 'satvr25'],
  satReading75: ['sat_rw_75', 'satvr75'],
  satMath25: ['sat_math_25', 'satmt25'],
  satMath75: ['sat_math_75', 'satmt75'],
  act25: ['act_25', 'actcm25'],
  act75: ['act_75', 'actcm75'],
  tuitionInState: ['tuition_in_state', 'tuitionfee_in'],
  tuitionOutOfState: ['tuition_out_state', 'tuitionfee_out'],
  costOfAttendance: ['cost_of_attendance', 'costt4_a'],
  netPrice: ['net_price', 'npt4_pub', 'npt4_priv'],
  retentionRate: ['retention_rate', 'ret_ft4'],
  graduationRate: ['grad_rate_6yr', 'c150_4'],
  medianEarnings: ['md_earn_wne_p10'],
  medianDebt: ['grad_debt_mdn'],
  fullTimeFaculty: ['pftfac'],
  isHbcu: ['hbcu'],
  isForWomen: ['women_only', 'womenonly'],
  testPolicy: ['test_policy', 'test_policy_code', 'admcon7'],
  teacherLetters: ['teacher_letters'],
  counselorLetter: ['counselor_letter'],
  schoolReport: ['school_report'],
  midYearReport: ['mid_year_report'],
  finalReport: ['final_report'],
  transcript: ['transcript'],
  applicationFee: ['application_fee', 'applfeeu'],
} as const;
export type Column = keyof typeof HEADERS | ShareColumn;

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  ...HEADERS,
  ...Object.fromEntries(shareColumns.map((column) => [column, [column]])),
};

const REQUIRED = ['unitId', 'name', 'city', 'state', 'control'] as const;

const percent = ['rate', 0, 1] as const;
const satScore = ['sat', 200, 800] as const;
const actScore = ['act', 1, 36] as const;
const dollars = ['dollars', 0, 250_000] as const;

const NUMBERS: Readonly<Record<NumberFact, readonly [what: NumberName, min: number, max: number]>> = {
  latitude: ['latitude', -90, 90],
  longitude: ['longitude', -180, 180],
  enrollment: ['students', 0, 1_000_000],
  admissionRate: percent,
  satReading25: satScore,
  satReading75: satScore,
  satMath25: satScore,
  satMath75: satScore,
  act25: actScore,
  act75: actScore,
  tuitionInState: dollars,
  tuitionOutOfState: dollars,
  costOfAttendance: dollars,
  netPrice: dollars,
  retentionRate: percent,
  graduationRate: percent,
  medianEarnings: dollars,
  medianDebt: dollars,
  fullTimeFaculty: percent,
  teacherLetters: ['letters', 0, MAX_TEACHER_LETTERS],
  applicationFee: ['dollars', 0, MAX_APPLICATION_FEE],
};

const TEXTS = {
  about: collegeRules.about,
  urbanCenter1: collegeRules.urbanCenter,
  urbanCenter2: collegeRules.urbanCenter,
  airport: collegeRules.airport,
} as const satisfies Partial<Record<keyof CollegeDescription, FieldRules>>;
type TextColumn = keyof typeof TEXTS;

const UNKNOWN = new Set(['', 'null', 'privacysuppressed', 'ps', 'na']);
const MAX_ALIASES = 10;
const MAX_ALIAS_LENGTH = 80;

export interface CollegeRow {
  readonly line: number;
  readonly unitId: string;
  /** The code is the file's, even if it is not usable. */
  readonly ceebCode: string | null;
  readonly description: CollegeDescription;
  readonly facts: Partial<CollegeFacts>;
}

export type Cells = (column: Column) => string;

const isUnknown = (cell: string) => UNKNOWN.has(cell.toLowerCase());

export function columnsOf(header: readonly string[]): (record: readonly string[]) => Cells {
  const cellsIn = columnsIn<Column>(header, COLUMNS, REQUIRED);
  return (record) => {
    const cell = cellsIn(record);
    return (column) => cell(column, isUnknown);
  };
}

const unfit = (message: LocalizedMessage) => new Rejected('invalid', message);

export function collegeOf(cells: Cells, line: number): CollegeRow {
  const unitId = cells('unitId');
  if (!/^\d{6}$/.test(unitId)) throw unfit(t('row-refused.unit-id'));
  const name = cells('name');
  if (name === '' || name.length > 120) throw unfit(t('row-refused.name'));
  const location = cells('city');
  if (location === '' || location.length > 120) throw unfit(t('row-refused.city'));
  const state = cells('state').toUpperCase();
  if (!Object.hasOwn(US_STATES, state)) throw unfit(t('row-refused.state', { state }));
  const control = CONTROLS.get(cells('control').toLowerCase());
  if (!control) throw unfit(t('row-refused.control'));
  const ratio = cells('ratio');
  return {
    line,
    unitId,
    ceebCode: cells('ceeb') === '' ? null : cells('ceeb').padStart(4, '0'),
    description: {
      ...noDescription,
      ...textsOf(cells),
      name,
      state,
      location,
      isPublic: control === 'Public',
      schoolType: [control, localeOf(cells('locale'))].filter((words) => words !== '').join(', '),
      facStu: ratio === '' ? '' : `${Math.round(numberIn(ratio, ['ratio', 0, 1000]))}:1`,
      division: divisionOf(cells('association'), cells('ncaaDivision')),
    },
    facts: factsOf(cells, unitId),
  };
}

function textsOf(cells: Cells): Partial<Pick<CollegeDescription, TextColumn>> {
  const texts = Object.entries(TEXTS).flatMap(([column, rules]) => {
    const cell = cells(column as TextColumn);
    if (cell === '') return [];
    const issue = violation(rules, cell);
    if (issue) throw unfit(t('row-refused.rule', issue));
    return [[column, cell] as const];
  });
  return Object.fromEntries(texts);
}

function factsOf(cells: Cells, unitId: string): Partial<CollegeFacts> {
  const numbers = Object.entries(NUMBERS).flatMap(([fact, limits]) => {
    const cell = cells(fact as NumberFact);
    return cell === '' ? [] : [[fact, numberIn(cell, limits)] as const];
  });
  const [zip, aliases] = [cells('zip'), aliasesIn(cells('alias'))];
  const website = websiteIn(cells('website'));
  const shareIn = (column: ShareColumn) => {
    const cell = cells(column);
    return cell === '' ? undefined : numberIn(cell, percent);
  };
  const known = {
    locale: localeOf(cells('locale')) || undefined,
    isHbcu: flagIn(cells('isHbcu')),
    isForWomen: flagIn(cells('isForWomen')),
    degrees: degreesOf(shareIn),
    composition: compositionOf(shareIn),
    testPolicy: TEST_POLICY_OF.get(cells('testPolicy').toLowerCase()),
    counselorLetter: flagIn(cells('counselorLetter')),
    schoolReport: flagIn(cells('schoolReport')),
    midYearReport: flagIn(cells('midYearReport')),
    finalReport: flagIn(cells('finalReport')),
    transcript: flagIn(cells('transcript')),
  };
  return {
    unitId,
    ...Object.fromEntries(numbers),
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(zip === '' ? {} : { zip }),
    ...(website === null ? {} : { website }),
    ...(aliases.length === 0 ? {} : { aliases }),
  };
}

function numberIn(cell: string, [what, min, max]: readonly [NumberName, number, number]): number {
  const value = Number(cell);
  if (!(value >= min && value <= max)) throw unfit(t('row-refused.number', { cell, what, min, max }));
  return value;
}

const FLAGS = new Map([
  ['1', true],
  ['yes', true],
  ['0', false],
  ['no', false],
]);

const flagIn = (cell: string) => FLAGS.get(cell.toLowerCase());

const aliasesIn = (cell: string): string[] => {
  const names = cell.split(/[|;,]|\s{2,}/).map((name) => name.trim());
  return [...new Set(names)]
    .filter((name) => name !== '' && name.length <= MAX_ALIAS_LENGTH)
    .slice(0, MAX_ALIASES);
};

function websiteIn(cell: string): string | null {
  if (cell === '') return null;
  const address = /^https?:\/\//i.test(cell) ? cell : `https://${cell}`;
  return URL.canParse(address) ? new URL(address).href : null;
}
