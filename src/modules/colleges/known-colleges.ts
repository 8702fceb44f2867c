import { Injectable } from '@nestjs/common';
import { colleges, type College } from '../../../projections/colleges';
import { HeldView } from '../../platform/document-store/held-view';
import { Views } from '../../platform/document-store/views';
import type { CollegeFields } from './colleges.events';

const LISTED = [
  ...['name', 'state', 'location', 'status', 'isPublic', 'enrollment', 'netPrice', 'admissionRate'],
  ...['satReading25', 'satReading75', 'satMath25', 'satMath75', 'act25', 'act75', 'testPolicy'],
] as const satisfies readonly (keyof CollegeFields)[];

/** What lists show of a college, and find it by. */
export interface ListedCollege
  extends Pick<CollegeFields, (typeof LISTED)[number]>, Pick<College, 'id' | 'sortName' | 'search'> {}

/** The catalogue in memory: before each answer it takes in what has changed since the last one. */
@Injectable()
export class KnownColleges {
  readonly #view: HeldView<College, ListedCollege>;
  #known: ReadonlyMap<string, ListedCollege> = new Map();
  #sorted: readonly ListedCollege[] = [];

  constructor(views: Views) {
    this.#view = new HeldView(views, colleges, listed);
  }

  /** In alphabetical order. */
  async published(): Promise<readonly ListedCollege[]> {
    const known = await this.#view.current();
    if (known !== this.#known) {
      this.#known = known;
      this.#sorted = [...known.values()].filter(({ status }) => status === 'published').sort(byName);
    }
    return this.#sorted;
  }
}

const listed = ({ id, sortName, search, fields }: College): ListedCollege => ({
  ...{ id, sortName, search },
  ...(Object.fromEntries(LISTED.map((field) => [field, fields[field]])) as Pick<
    CollegeFields,
    (typeof LISTED)[number]
  >),
});

const byName = (one: ListedCollege, other: ListedCollege) =>
  one.sortName < other.sortName || (one.sortName === other.sortName && one.id < other.id) ? -1 : 1;
