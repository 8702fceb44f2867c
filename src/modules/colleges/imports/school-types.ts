import { TEST_POLICIES, type TestPolicy } from '../../../../contract/test-policies';

export const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['public', 'Public'],
  ['private-nonprofit', 'Private nonprofit'],
  ['private-for-profit', 'Private for-profit'],
  ['1', 'Public'],
  ['2', 'Private nonprofit'],
  ['3', 'Private for-profit'],
]);

/** Maps names, and codes of the College Scorecard, where 4 is unknown. */
export const TEST_POLICY_OF: ReadonlyMap<string, TestPolicy> = new Map([
  ...TEST_POLICIES.map((policy) => [policy, policy] as const),
  ['1', 'required'],
  ['2', 'recommended'],
  ['3', 'neither'],
  ['5', 'considered'],
]);

const LOCALE_KINDS = ['city', 'suburb', 'town', 'rural'];
const LOCALE_SIZES = [
  ['large', 'midsize', 'small'],
  ['fringe', 'distant', 'remote'],
];

/** Reads 'city-large' and 11 as 'large city'. */
export function localeOf(cell: string): string {
  const coded = /^([1-4])([1-3])$/.exec(cell);
  const [kind, size] = coded
    ? [
        LOCALE_KINDS[Number(coded[1]) - 1]!,
        LOCALE_SIZES[Number(coded[1]) > 2 ? 1 : 0]![Number(coded[2]) - 1]!,
      ]
    : cell.toLowerCase().split('-');
  if (!kind || !size || !LOCALE_KINDS.includes(kind)) return '';
  return `${size} ${kind === 'rural' ? 'rural area' : kind}`;
}

export const divisionOf = (association: string, division: string): string => {
  if (association.toUpperCase() === 'NAIA') return 'NAIA';
  return /^D[123]$/i.test(division) ? `NCAA ${division.toUpperCase()}` : '';
};
