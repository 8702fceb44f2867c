import { Rejected } from '../../../kernel/errors';
import { collegeOf, columnsOf } from './college-columns';

const REQUIRED = { unitid: '200001', name: 'New College', city: 'Harbor', state: 'VT', control: 'public' };

const factsIn = (cells: Readonly<Record<string, string>>) => {
  const row = { ...REQUIRED, ...cells };
  return collegeOf(columnsOf(Object.keys(row))(Object.values(row)), 2).facts;
};

const backgrounds = {
  ...{ ugds_white: '0.5', ugds_black: '0.1', ugds_hisp: '0.1', ugds_asian: '0.1', ugds_aian: '0' },
  ...{ ugds_nhpi: '0', ugds_2mor: '0.1', ugds_nra: '0.06', ugds_unkn: '0.04' },
};

describe('the columns that the survey asks for', () => {
  it('are stated as facts', () =>
    expect(
      factsIn({
        ...{ locale: 'city-small', HBCU: '1', WOMENONLY: '0', PCIP11: '0.25', PCIP14: '0', PCIP52: '0.75' },
        ...{ MD_EARN_WNE_P10: '61000', GRAD_DEBT_MDN: '19500', PFTFAC: '0.83' },
        ...backgrounds,
      }),
    ).toEqual({
      ...{ unitId: '200001', locale: 'small city', isHbcu: true, isForWomen: false },
      ...{ degrees: { '11': 0.25, '52': 0.75 }, medianEarnings: 61000, medianDebt: 19500 },
      fullTimeFaculty: 0.83,
      composition: {
        ...{ white: 0.5, black: 0.1, hispanic: 0.1, asian: 0.1, nativeAmerican: 0, pacificIslander: 0 },
        ...{ twoOrMore: 0.1, international: 0.06, unknown: 0.04 },
      },
    }));

  it.each([
    ['no fields of study', { PCIP11: '', PCIP52: 'NULL' }],
    ['half a composition', { ...backgrounds, ugds_nra: '' }],
    ['what is neither yes nor no', { HBCU: '', WOMENONLY: 'perhaps' }],
    ['a locale that does not exist', { locale: '99' }],
    ['what is kept private', { MD_EARN_WNE_P10: 'PrivacySuppressed', GRAD_DEBT_MDN: 'PS', PFTFAC: 'NA' }],
  ])('are not stated for %s', (_, cells: Readonly<Record<string, string>>) =>
    expect(factsIn(cells)).toEqual({ unitId: '200001' }),
  );

  it.each<Readonly<Record<string, string>>>([
    { PCIP11: '1.1' },
    { ...backgrounds, ugds_white: '-0.1' },
    { PFTFAC: '83' },
  ])('are refused where they are no rate: %j', (cells) => expect(() => factsIn(cells)).toThrow(Rejected));
});
