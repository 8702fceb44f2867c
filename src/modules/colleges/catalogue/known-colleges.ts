import { Injectable } from '@nestjs/common';
import { colleges, type College } from '../../../../projections/colleges/colleges';
import { alphabetically, placeText } from '../../../../projections/colleges/search-text';
import { lettersOf } from '../monogram';
import { InMemoryView } from '../../../platform/document-store/in-memory-view';
import { Views } from '../../../platform/document-store/views';

export type ListedCollege = Readonly<ReturnType<typeof listed>>;

@Injectable()
export class KnownColleges {
  /** Colleges are sorted alphabetically. */
  readonly published: () => Promise<readonly ListedCollege[]>;

  /** The letters of each college's tile, by its id. */
  readonly letters: () => Promise<ReadonlyMap<string, string>>;

  constructor(views: Views) {
    const known = new InMemoryView(views, colleges, listed);
    const published = (loaded: ReadonlyMap<string, ListedCollege>) =>
      [...loaded.values()].filter(({ status }) => status === 'published').sort(alphabetically);
    this.published = known.derived(published);
    this.letters = known.derived((loaded) => lettersOf(published(loaded)));
  }
}

/** The fields are written out: V8 stores an object with computed names as a dictionary, five times slower to search. */
const listed = ({ id, sortName, search, fields }: College) => ({
  id,
  sortName,
  search,
  name: fields.name,
  state: fields.state,
  location: fields.location,
  place: placeText(fields.location, fields.state),
  status: fields.status,
  isPublic: fields.isPublic,
  enrollment: fields.enrollment,
  netPrice: fields.netPrice,
  admissionRate: fields.admissionRate,
  satReading25: fields.satReading25,
  satReading75: fields.satReading75,
  satMath25: fields.satMath25,
  satMath75: fields.satMath75,
  act25: fields.act25,
  act75: fields.act75,
  testPolicy: fields.testPolicy,
});
