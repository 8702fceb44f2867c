import type {
  Progress,
  StudentFacets,
  StudentResource,
  StudentsPage,
  StudentSummaryResource,
} from 'contract/students';

export const listed = (
  id: string,
  firstName: string,
  lastName: string,
  changes: Partial<Progress> = {},
): StudentResource => ({
  id,
  attributes: {
    ...{ firstName, lastName, email: `${id}@school.test`, entity: 'Northgate' },
    progress: {
      ...{ grade: '11th', tasks: 0, tasksDone: 0, overdue: 0, nextDeadline: null, lastActive: null },
      ...{ colleges: { interested: 0, applying: 0, applied: 0 }, missing: [], lastMessage: null, groups: [] },
      ...changes,
    },
  },
  relationships: {},
});

export const COUNTS = {
  ...{ all: 61, waiting: 5, asking: 1, deadline: 0, overdue: 16, behind: 9 },
  ...{ 'no-college': 2, silent: 4, never: 3, missing: 6 },
};

export const FACETS: StudentFacets = {
  filter: COUNTS,
  grade: { all: 61, '9th': 0, '10th': 11, '11th': 30, '12th': 20, Other: 0 },
  groups: {},
};

export const summaryOf = (
  ...[id, firstName, lastName, changes]: Parameters<typeof listed>
): StudentSummaryResource => ({
  ...listed(id, firstName, lastName, changes),
  relationships: { counselors: { data: [{ id: 'c1', attributes: { name: 'Daniel Reyes' } }] } },
});

export const pageOf = (...data: StudentResource[]): StudentsPage => ({
  ...{ data, pageCount: 3, total: 61 },
  counts: COUNTS,
  facets: FACETS,
});
