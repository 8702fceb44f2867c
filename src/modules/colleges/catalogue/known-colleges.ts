import { Injectable } from '@nestjs/common';
import { colleges, type College } from '../../../../projections/colleges';
import { alphabetically } from '../../../../projections/search-text';
import { HeldView } from '../../../platform/document-store/held-view';
import { Views } from '../../../platform/document-store/views';
import type { CollegeFields } from '../colleges.events';

const LISTED = [
  ...['name', 'state', 'location', 'status', 'isPublic', 'enrollment', 'netPrice', 'admissionRate'],
  ...['satReading25', 'satReading75', 'satMath25', 'satMath75', 'act25', 'act75', 'testPolicy'],
] as const satisfies readonly (keyof CollegeFields)[];

type Listed = Pick<CollegeFields, (typeof LISTED)[number]>;

/** What lists show of a college, and find it by. */
export interface ListedCollege extends Listed, Pick<College, 'id' | 'sortName' | 'search'> {}

/** The catalogue in memory. */
@Injectable()
export class KnownColleges {
  /** In alphabetical order. */
  readonly published: () => Promise<readonly ListedCollege[]>;

  constructor(views: Views) {
    this.published = new HeldView(views, colleges, listed).derived((held) =>
      [...held.values()].filter(({ status }) => status === 'published').sort(alphabetically),
    );
  }
}

const listed = ({ id, sortName, search, fields }: College): ListedCollege => ({
  ...{ id, sortName, search },
  ...(Object.fromEntries(LISTED.map((field) => [field, fields[field]])) as Listed),
});
