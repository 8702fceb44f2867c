import type { QuestionId, SurveyFigure } from '../../../contract/survey';
import type { Candidate } from './candidate';
import { milesBetween, type Place } from './places';
import { regionOf, type Region } from './regions';

export interface Student {
  readonly home: Place;
  readonly state: string;
}

/** How much a college has of what a question asks about; null if unknown. See docs/match.md. */
export interface Measured {
  /** The measure is a share from 0 to 1. */
  readonly measure: (college: Candidate, student: Student) => number | null;
  readonly figure: (college: Candidate, student: Student) => SurveyFigure | null;
}

function asks<Fact>(
  known: (college: Candidate, student: Student) => Fact | null,
  measure: (fact: Fact) => number,
  figure: (fact: Fact) => SurveyFigure,
): Measured {
  const ifKnown =
    <Result>(read: (fact: Fact) => Result) =>
    (college: Candidate, student: Student) => {
      const fact = known(college, student);
      return fact === null ? null : read(fact);
    };
  return { measure: ifKnown(measure), figure: ifKnown(figure) };
}

/** The ramp is 0 at `from` and beyond, 1 at `to` and beyond, and linear in between. */
const ramp = (from: number, to: number) => (value: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

const whether = (condition: boolean) => (condition ? 1 : 0);

const distance = (measure: (miles: number) => number) =>
  asks(
    ({ latitude, longitude }, { home }) =>
      latitude === null || longitude === null ? null : milesBetween(home, { latitude, longitude }),
    measure,
    (miles) => ({ code: 'distance', miles: Math.round(miles) }),
  );

const region = (wanted: Region) =>
  asks(
    ({ state }) => ({ state, region: regionOf(state) }),
    (lies) => whether(lies.region === wanted),
    (lies) => (lies.region ? { code: 'region', region: lies.region } : { code: 'state', state: lies.state }),
  );

const setting = (wanted: RegExp) =>
  asks(
    ({ locale }) => locale,
    (locale) => whether(wanted.test(locale)),
    (locale) => ({ code: 'setting', setting: locale }),
  );

const degrees = (families: readonly string[], measure: (share: number) => number) =>
  asks(
    ({ degrees }) => degrees && families.reduce((share, family) => share + (degrees[family] ?? 0), 0),
    measure,
    (share) => ({ code: 'degrees', share: rounded(share) }),
  );

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

const enrollment = (measure: (students: number) => number) =>
  asks(
    ({ enrollment }) => enrollment,
    measure,
    (students) => ({ code: 'enrollment', students }),
  );

const plays = (wanted: RegExp) =>
  asks(
    ({ division }) => division.trim() || null,
    (division) => whether(wanted.test(division)),
    (division) => ({ code: 'division', division }),
  );

const isSo = (fact: (college: Candidate) => boolean | null) =>
  asks(fact, whether, (is) => ({ code: is ? 'yes' : 'no' }));

function studentsForEachTeacher({ facStu }: Candidate): number | null {
  const ratio = /^(\d+(?:\.\d+)?)\s*:\s*1$/.exec(facStu.trim())?.[1];
  return ratio === undefined ? null : Number(ratio);
}

/** A public college of another state costs the difference in tuition in addition. */
function priceFor(college: Candidate, { state }: Student): number | null {
  const { netPrice, isPublic, tuitionInState, tuitionOutOfState } = college;
  if (netPrice === null || !isPublic || college.state === state) return netPrice;
  if (tuitionInState === null || tuitionOutOfState === null) return null;
  return netPrice + Math.max(0, tuitionOutOfState - tuitionInState);
}

/** The probability that two students whose background is known differ in it. */
function diversityOf({ composition }: Candidate): number | null {
  if (!composition) return null;
  const { unknown: _, ...known } = composition;
  const shares = Object.values(known);
  const all = shares.reduce((sum, share) => sum + share, 0);
  return all === 0 ? null : 1 - shares.reduce((same, share) => same + (share / all) ** 2, 0);
}

export const QUESTIONS: Readonly<Record<QuestionId, Measured>> = {
  1: distance(ramp(300, 200)),
  2: distance(ramp(300, 500)),
  3: asks(
    (college, { state }) => ({ state: college.state, isHome: college.state === state }),
    ({ isHome }) => whether(isHome),
    ({ state }) => ({ code: 'state', state }),
  ),
  4: region('Northeast'),
  5: region('Midwest'),
  6: region('South'),
  7: region('West'),
  8: setting(/^large city$/),
  9: setting(/^(?:midsize|small) city$/),
  10: setting(/ suburb$/),
  11: setting(/ town$/),
  12: setting(/ rural area$/),
  13: degrees(['52'], ramp(0.05, 0.25)),
  14: degrees(['11', '14', '15'], ramp(0, 0.2)),
  15: degrees(['51'], ramp(0, 0.3)),
  16: asks(
    ({ medianEarnings }) => medianEarnings,
    ramp(40_000, 75_000),
    (dollars) => ({ code: 'earnings', dollars }),
  ),
  17: asks(studentsForEachTeacher, ramp(20, 9), (students) => ({ code: 'ratio', students })),
  18: asks(
    ({ graduationRate }) => graduationRate,
    ramp(0.4, 0.9),
    (share) => ({ code: 'graduation', share }),
  ),
  19: asks(
    ({ fullTimeFaculty }) => fullTimeFaculty,
    ramp(0.4, 0.9),
    (share) => ({ code: 'fullTime', share }),
  ),
  20: degrees(['26', '27', '40'], ramp(0, 0.15)),
  21: degrees(['05', '16', '23', '24', '38', '42', '45', '54'], ramp(0.05, 0.35)),
  22: degrees(['50'], ramp(0, 0.1)),
  23: enrollment(ramp(7_000, 10_000)),
  24: enrollment(ramp(7_000, 4_000)),
  25: asks(
    ({ isPublic }) => isPublic,
    whether,
    (isPublic) => ({ code: isPublic ? 'public' : 'private' }),
  ),
  26: asks(priceFor, ramp(32_000, 12_000), (dollars) => ({ code: 'netPrice', dollars })),
  27: asks(
    ({ medianDebt }) => medianDebt,
    ramp(27_000, 15_000),
    (dollars) => ({ code: 'debt', dollars }),
  ),
  28: plays(/^NCAA D1$/),
  29: plays(/^(?:NCAA D[23]|NAIA)$/),
  30: asks(diversityOf, ramp(0.3, 0.7), (share) => ({ code: 'diversity', share: rounded(share) })),
  31: asks(
    ({ composition }) => composition && composition.international,
    ramp(0, 0.1),
    (share) => ({ code: 'international', share }),
  ),
  32: isSo(({ isHbcu }) => isHbcu),
  33: isSo(({ isForWomen }) => isForWomen),
};
