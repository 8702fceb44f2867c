import { Injectable } from '@nestjs/common';
import { colleges, type College } from '../../../projections/colleges';
import { Views } from '../../platform/document-store/views';
import type { CollegeFields } from './colleges.events';

const LISTED = [
  ...['name', 'state', 'location', 'status', 'isPublic', 'enrollment', 'netPrice', 'admissionRate'],
  ...['satReading25', 'satReading75', 'satMath25', 'satMath75', 'act25', 'act75', 'testPolicy'],
] as const satisfies readonly (keyof CollegeFields)[];

/** What lists show of a college, and find it by. */
export interface ListedCollege
  extends
    Pick<CollegeFields, (typeof LISTED)[number]>,
    Pick<College, 'id' | 'changed' | 'sortName' | 'search'> {}

/** The catalogue in memory: before each answer it takes in what has changed since the last one. */
@Injectable()
export class KnownColleges {
  private byId = new Map<string, ListedCollege>();
  private sorted: readonly ListedCollege[] = [];
  private newest = '';

  constructor(private readonly views: Views) {}

  /** In alphabetical order. */
  async published(): Promise<readonly ListedCollege[]> {
    const [changed, count] = await Promise.all([this.changedSince(this.newest), this.views.count(colleges)]);
    this.takeIn(changed);
    // Nothing else tells of a deletion.
    if (this.byId.size !== count) {
      const all = await this.changedSince('');
      this.byId = new Map();
      this.takeIn(all);
    }
    return this.sorted;
  }

  private changedSince(position: string): Promise<College[]> {
    return this.views.find(colleges, { where: { changed: { gt: position } }, sort: { changed: 1 } });
  }

  private takeIn(found: readonly College[]): void {
    for (const college of found) {
      const known = this.byId.get(college.id);
      // Of two answers under way the older one may come last.
      if (!known || known.changed <= college.changed) this.byId.set(college.id, listed(college));
      if (college.changed > this.newest) this.newest = college.changed;
    }
    if (found.length === 0) return;
    this.sorted = [...this.byId.values()].filter(({ status }) => status === 'published').sort(byName);
  }
}

const listed = ({ id, changed, sortName, search, fields }: College): ListedCollege => ({
  ...{ id, changed, sortName, search },
  ...(Object.fromEntries(LISTED.map((field) => [field, fields[field]])) as Pick<
    CollegeFields,
    (typeof LISTED)[number]
  >),
});

const byName = (one: ListedCollege, other: ListedCollege) =>
  one.sortName < other.sortName || (one.sortName === other.sortName && one.id < other.id) ? -1 : 1;
