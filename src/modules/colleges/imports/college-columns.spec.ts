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

describe('the columns that the survey needs', () => {
  it('are read as facts', () =>
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
    ['missing fields of study', { PCIP11: '', PCIP52: 'NULL' }],
    ['an incomplete composition', { ...backgrounds, ugds_nra: '' }],
    ['a value that is neither yes nor no', { HBCU: '', WOMENONLY: 'perhaps' }],
    ['an unknown locale', { locale: '99' }],
    ['a suppressed value', { MD_EARN_WNE_P10: 'PrivacySuppressed', GRAD_DEBT_MDN: 'PS', PFTFAC: 'NA' }],
  ])('are left out for %s', (_, cells: Readonly<Record<string, string>>) =>
    expect(factsIn(cells)).toEqual({ unitId: '200001' }),
  );

  it.each<Readonly<Record<string, string>>>([
    { PCIP11: '1.1' },
    { ...backgrounds, ugds_white: '-0.1' },
    { PFTFAC: '83' },
  ])('are rejected if they are no rate: %j', (cells) => expect(() => factsIn(cells)).toThrow(Rejected));
});

describe('the columns of what a college asks for', () => {
  it('are read as numbers, and as yes or no', () =>
    expect(
      factsIn({
        ...{ teacher_letters: '2', counselor_letter: 'yes', school_report: '1', mid_year_report: 'No' },
        ...{ final_report: '0', transcript: 'YES', APPLFEEU: '0' },
      }),
    ).toEqual({
      ...{ unitId: '200001', teacherLetters: 2, counselorLetter: true, schoolReport: true },
      ...{ midYearReport: false, finalReport: false, transcript: true, applicationFee: 0 },
    }));

  it('stay unknown where they are empty or no answer', () =>
    expect(factsIn({ teacher_letters: '', transcript: 'perhaps', application_fee: 'NULL' })).toEqual({
      unitId: '200001',
    }));

  it('are rejected for more letters than a college asks for', () =>
    expect(() => factsIn({ teacher_letters: '12' })).toThrow(Rejected));
});
