import type { College } from '../colleges/colleges.queries';

export type Candidate = Readonly<ReturnType<typeof candidateOf>>;

/** The order of the fields affects the digest of the catalogue; they are written out as in `known-colleges.ts`. */
export const candidateOf = ({ id, sortName, fields }: College) => ({
  id,
  sortName,
  name: fields.name,
  state: fields.state,
  location: fields.location,
  latitude: fields.latitude,
  longitude: fields.longitude,
  locale: fields.locale,
  isPublic: fields.isPublic,
  facStu: fields.facStu,
  division: fields.division,
  enrollment: fields.enrollment,
  tuitionInState: fields.tuitionInState,
  tuitionOutOfState: fields.tuitionOutOfState,
  netPrice: fields.netPrice,
  graduationRate: fields.graduationRate,
  admissionRate: fields.admissionRate,
  satReading25: fields.satReading25,
  satReading75: fields.satReading75,
  satMath25: fields.satMath25,
  satMath75: fields.satMath75,
  act25: fields.act25,
  act75: fields.act75,
  isHbcu: fields.isHbcu,
  isForWomen: fields.isForWomen,
  degrees: fields.degrees,
  composition: fields.composition,
  medianEarnings: fields.medianEarnings,
  medianDebt: fields.medianDebt,
  fullTimeFaculty: fields.fullTimeFaculty,
});
