import { type Deadlines, noDeadlines, noDescription, noFacts } from '../../contract/colleges';
import { applyChanges, type EventRecord } from '../../src/kernel/event';
import { projection } from '../../src/kernel/projection';
import type { CollegeEvents, CollegeFields } from '../../src/modules/colleges/colleges.events';
import { searchText, sortNameOf } from './search-text';

export interface College {
  /** The CEEB code, or `U` followed by the UNITID. */
  readonly id: string;
  readonly fields: CollegeFields;
  readonly deadlines: Deadlines;
  readonly version: number;
  /** The position of the last change of its fields, padded so that text sorts as numbers do. */
  readonly changed: string;
  readonly sortName: string;
  readonly search: string;
}

const described = (
  college: College,
  fields: CollegeFields,
  { revision, position }: EventRecord,
): College => ({
  ...college,
  fields,
  version: revision,
  changed: String(position).padStart(20, '0'),
  sortName: sortNameOf(fields.name),
  search: searchText(fields.name, fields.aliases),
});

export const colleges = projection<College, CollegeEvents>({
  name: 'colleges',
  contains: 'the catalog of colleges',
  version: 4,
  indexes: [
    { sortName: 1 },
    { changed: 1 },
    { 'fields.status': 1, sortName: 1 },
    { 'fields.unitId': 1 },
    { 'deadlines.eaDeadline': 1 },
    { 'deadlines.ed1Deadline': 1 },
    { 'deadlines.ed2Deadline': 1 },
    { 'deadlines.regDeadline': 1 },
    { id: 1 },
  ],
  key: ({ data }) => data.ceebCode,
  empty: (id) => ({
    id,
    fields: { ...noDescription, ...noFacts, status: 'review' },
    deadlines: noDeadlines,
    version: -1,
    changed: '',
    sortName: '',
    search: '',
  }),
  erasure: {},
  on: {
    CollegeAdded: (college, event) => {
      const { description, facts, status } = event.data;
      return described(college, { ...description, ...facts, status }, event);
    },
    CollegeEdited: (college, event) =>
      described(college, applyChanges(college.fields, event.data.changes), event),
    CollegeDeleted: () => null,
    CollegeDeadlinesChanged: (college, { data, revision }) => ({
      ...college,
      deadlines: applyChanges(college.deadlines, data.changes),
      version: revision,
    }),
    CollegeDeadlinesReset: (college, { revision }) => ({
      ...college,
      deadlines: noDeadlines,
      version: revision,
    }),
  },
});
