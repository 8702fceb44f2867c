import {
  type CollegeDescription,
  type CollegeFacts,
  type CollegeStatus,
  type DeadlineKind,
  type Deadlines,
  noDescription,
} from '../../../contract/colleges';

/** As the figures of 2024 have it; null is unknown. */
export interface DemoCollege {
  readonly codes: readonly [ceeb: string, unitId: string];
  /** The name, then what else people call it. */
  readonly names: readonly [name: string, ...aliases: string[]];
  readonly about: readonly string[];
  readonly place: readonly [city: string, state: string, zip: string, latitude: number, longitude: number];
  readonly near: readonly [urbanCenter1: string, urbanCenter2: string, airport: string];
  readonly kind: readonly [schoolType: string, division: string, studentsToFaculty: string];
  readonly website: string;
  readonly students: readonly [
    enrollment: number | null,
    admissionRate: number | null,
    retentionRate: number | null,
    graduationRate: number | null,
  ];
  readonly sat: readonly [reading25: number, reading75: number, math25: number, math75: number] | null;
  readonly act: readonly [composite25: number, composite75: number] | null;
  readonly dollars: readonly [
    tuitionInState: number | null,
    tuitionOutOfState: number | null,
    costOfAttendance: number | null,
    netPrice: number | null,
  ];
  /** Month and day, as 11-01. */
  readonly deadlines: Readonly<Partial<Record<DeadlineKind, string>>>;
  readonly status?: CollegeStatus;
}

export const descriptionOf = ({ names, about, place, near, kind }: DemoCollege): CollegeDescription => ({
  ...noDescription,
  name: names[0],
  about: about.join(' '),
  location: place[0],
  state: place[1],
  urbanCenter1: near[0],
  urbanCenter2: near[1],
  airport: near[2],
  isPublic: kind[0].startsWith('Public'),
  schoolType: kind[0],
  division: kind[1],
  facStu: kind[2],
});

export const factsOf = ({
  codes,
  names: [, ...aliases],
  place: [, , zip, latitude, longitude],
  website,
  students: [enrollment, admissionRate, retentionRate, graduationRate],
  sat,
  act,
  dollars: [tuitionInState, tuitionOutOfState, costOfAttendance, netPrice],
}: DemoCollege): CollegeFacts => ({
  unitId: codes[1],
  aliases,
  zip,
  latitude,
  longitude,
  website,
  enrollment,
  admissionRate,
  satReading25: sat?.[0] ?? null,
  satReading75: sat?.[1] ?? null,
  satMath25: sat?.[2] ?? null,
  satMath75: sat?.[3] ?? null,
  act25: act?.[0] ?? null,
  act75: act?.[1] ?? null,
  tuitionInState,
  tuitionOutOfState,
  costOfAttendance,
  netPrice,
  retentionRate,
  graduationRate,
});

const AUTUMN_BEGINS = '08';
const SEASON_TURNS = '03';

/** In the season of applications that `today` is in; from March on, the coming one. */
export function deadlinesIn(today: string, { deadlines }: DemoCollege): Deadlines {
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)];
  const autumn = month >= SEASON_TURNS ? year : year - 1;
  const dateOf = (kind: DeadlineKind) => {
    const day = deadlines[kind];
    return day === undefined ? null : `${day >= AUTUMN_BEGINS ? autumn : autumn + 1}-${day}`;
  };
  return {
    eaDeadline: dateOf('ea'),
    ed1Deadline: dateOf('ed1'),
    ed2Deadline: dateOf('ed2'),
    regDeadline: dateOf('reg'),
  };
}
