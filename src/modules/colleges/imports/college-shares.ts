import type { Composition } from '../../../../contract/colleges';

/** The two-digit families of the Classification of Instructional Programs. */
const FAMILIES = [
  ...['01', '03', '04', '05', '09', '10', '11', '12', '13', '14', '15', '16', '19', '22', '23', '24', '25'],
  ...['26', '27', '29', '30', '31', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47', '48', '49'],
  ...['50', '51', '52', '54'],
];

const BACKGROUNDS = {
  white: 'ugds_white',
  black: 'ugds_black',
  hispanic: 'ugds_hisp',
  asian: 'ugds_asian',
  nativeAmerican: 'ugds_aian',
  pacificIslander: 'ugds_nhpi',
  twoOrMore: 'ugds_2mor',
  international: 'ugds_nra',
  unknown: 'ugds_unkn',
} as const satisfies Record<keyof Composition, string>;

export type ShareColumn = `pcip${number}` | (typeof BACKGROUNDS)[keyof Composition];

export const shareColumns: readonly ShareColumn[] = [
  ...FAMILIES.map((family) => `pcip${family}` as ShareColumn),
  ...Object.values(BACKGROUNDS),
];

type ShareIn = (column: ShareColumn) => number | undefined;

export function degreesOf(shareIn: ShareIn): Readonly<Record<string, number>> | undefined {
  const known = FAMILIES.map(
    (family) => [family, shareIn(`pcip${family}` as ShareColumn) ?? 0] as const,
  ).filter(([, share]) => share > 0);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** The composition is undefined unless all shares are known. */
export function compositionOf(shareIn: ShareIn): Composition | undefined {
  const shares = Object.entries(BACKGROUNDS).map(
    ([background, column]) => [background, shareIn(column)] as const,
  );
  if (shares.some(([, share]) => share === undefined)) return undefined;
  return Object.fromEntries(shares) as unknown as Composition;
}
