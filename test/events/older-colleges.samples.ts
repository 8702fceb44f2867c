import type { CollegeEvents } from '../../src/modules/colleges/colleges.events';
import type { Older } from './samples';

const added = {
  ceebCode: '2001',
  description: {
    name: 'Saint Example College',
    about: 'Small classes by a lake.',
    state: 'NY',
    location: 'Lakeville',
    geography: 'Lakeside',
    division: 'NCAA D3',
    urbanCenter1: 'Albany',
    urbanCenter2: '',
    airport: 'ALB',
    isPublic: false,
    schoolType: 'Private, small town',
    facStu: '11:1',
    smallClass: '70%',
  },
  facts: {
    unitId: '100001',
    aliases: ['SEC'],
    zip: '12345',
    latitude: 42.5,
    longitude: -73.7,
    website: 'https://example.test',
    enrollment: 2100,
    admissionRate: 0.41,
    satReading25: 600,
    satReading75: 690,
    satMath25: 610,
    satMath75: 710,
    act25: 26,
    act75: 31,
    tuitionInState: 52000,
    tuitionOutOfState: 52000,
    costOfAttendance: 70000,
    netPrice: 31000,
    retentionRate: 0.9,
    graduationRate: 0.81,
  },
  status: 'published' as const,
  importId: null,
};

const edited = {
  ceebCode: '2001',
  name: 'Saint Example University',
  changes: {
    name: { from: 'Saint Example College', to: 'Saint Example University' },
    about: { from: 'Small classes by a lake.', to: 'Small classes by two lakes.' },
    state: { from: 'NY', to: 'CT' },
    location: { from: 'Lakeville', to: 'Laketown' },
    geography: { from: 'Lakeside', to: 'Riverside' },
    division: { from: 'NCAA D3', to: 'NCAA D2' },
    urbanCenter1: { from: 'Albany', to: 'Syracuse' },
    urbanCenter2: { from: '', to: 'Boston' },
    airport: { from: 'ALB', to: 'SYR' },
    isPublic: { from: false, to: true },
    schoolType: { from: 'Private, small town', to: 'Private, large town' },
    facStu: { from: '11:1', to: '12:1' },
    smallClass: { from: '70%', to: '75%' },
    unitId: { from: null, to: '100001' },
    aliases: { from: ['SEC'], to: ['SEC', 'Example'] },
    zip: { from: '12345', to: '12346' },
    latitude: { from: 42.5, to: 43.5 },
    longitude: { from: -73.7, to: -73.72 },
    website: { from: 'https://example.test', to: null },
    enrollment: { from: 2100, to: 2101 },
    admissionRate: { from: 0.41, to: 0.39 },
    satReading25: { from: 600, to: 601 },
    satReading75: { from: 690, to: 691 },
    satMath25: { from: 610, to: 611 },
    satMath75: { from: 710, to: 711 },
    act25: { from: 26, to: 27 },
    act75: { from: 31, to: 32 },
    tuitionInState: { from: 52000, to: 52001 },
    tuitionOutOfState: { from: 52000, to: 52001 },
    costOfAttendance: { from: 70000, to: 70001 },
    netPrice: { from: 31000, to: 31001 },
    retentionRate: { from: 0.9, to: 0.88 },
    graduationRate: { from: 0.81, to: 0.79 },
    status: { from: 'review' as const, to: 'published' as const },
  },
  importId: null,
  undo: false,
};

const unknown = {
  locale: null,
  isHbcu: null,
  isForWomen: null,
  degrees: null,
  composition: null,
  medianEarnings: null,
  medianDebt: null,
  fullTimeFaculty: null,
};

const majors = { '26': 0.25, '52': 0.75 };
const composition = {
  white: 0.5,
  black: 0.1,
  hispanic: 0.1,
  asian: 0.1,
  nativeAmerican: 0.01,
  pacificIslander: 0.01,
  twoOrMore: 0.08,
  international: 0.06,
  unknown: 0.04,
};

export const addedWithMajors = {
  ...added,
  facts: {
    ...added.facts,
    locale: 'small city',
    isHbcu: false,
    isForWomen: false,
    degrees: majors,
    composition,
    medianEarnings: 61000,
    medianDebt: 19500,
    fullTimeFaculty: 0.83,
  },
};

const { status, ...others } = edited.changes;

export const editedWithMajors = {
  ...edited,
  changes: {
    ...others,
    locale: { from: 'small city', to: 'midsize city' },
    isHbcu: { from: null, to: false },
    isForWomen: { from: true, to: false },
    degrees: { from: null, to: majors },
    composition: { from: null, to: composition },
    medianEarnings: { from: 61000, to: 62000 },
    medianDebt: { from: 19500, to: null },
    fullTimeFaculty: { from: 0.83, to: 0.84 },
    status,
  },
};

export const olderCollegeSamples = [
  {
    type: 'CollegeAdded',
    version: 1,
    stored: added,
    today: { ...added, facts: { ...added.facts, ...unknown, testPolicy: null } },
  } satisfies Older<CollegeEvents>,
  { type: 'CollegeEdited', version: 1, stored: edited, today: edited },
  {
    type: 'CollegeAdded',
    version: 2,
    stored: addedWithMajors,
    today: { ...addedWithMajors, facts: { ...addedWithMajors.facts, testPolicy: null } },
  } satisfies Older<CollegeEvents>,
  { type: 'CollegeEdited', version: 2, stored: editedWithMajors, today: editedWithMajors },
];
