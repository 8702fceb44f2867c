import {
  noDeadlines,
  noDescription,
  noFacts,
  type CollegeListResource,
  type CollegeResource,
} from 'contract/colleges';
import type { SavedCollegeResource, SavedCollegesPage, SavedStatus } from 'contract/saved-colleges';
import type { TestScoreResource } from 'contract/test-scores';

const described = (name: string) => ({ name, state: 'RI', location: `${name} Town` });

/** One of the catalogue's list, whose code is its name in small letters. */
export const listed = (name: string): CollegeListResource => ({
  id: name.toLowerCase(),
  attributes: { ...described(name), status: 'published', ceeb_code: name.toLowerCase() },
  relationships: {},
});

export const savedAs = (
  status: SavedStatus,
  name: string,
  deadlines: Partial<SavedCollegeResource['attributes']> = {},
): SavedCollegeResource => ({
  id: `record-${name.toLowerCase()}`,
  attributes: {
    record_id: `record-${name.toLowerCase()}`,
    ceeb_code: name.toLowerCase(),
    ...described(name),
    status,
    savedAt: '2026-10-01T12:00:00.000Z',
    version: 1,
    ...noDeadlines,
    ...deadlines,
  },
  relationships: {},
});

/** What `GET /users/saved-colleges` answers of them. */
export const savedPage = (all: readonly SavedCollegeResource[], currentPage = 1): SavedCollegesPage => {
  const count = (status: SavedStatus) => all.filter(({ attributes }) => attributes.status === status).length;
  return {
    data: all.slice((currentPage - 1) * 10, currentPage * 10),
    pageCount: Math.ceil(all.length / 10),
    total: { interested: count('interested'), applying: count('applying'), applied: count('applied') },
  };
};

/** One of which nothing is known but what is given. */
export const collegeNamed = (
  name: string,
  known: Partial<CollegeResource['attributes']> = {},
): CollegeResource => ({
  id: name.toLowerCase(),
  attributes: {
    ...noDescription,
    ...noFacts,
    ...noDeadlines,
    ...described(name),
    ceebCode: name.toLowerCase(),
    status: 'published',
    version: 1,
    isPublic: false,
    ...known,
  },
  relationships: {},
});

export const testTaken = (
  type: TestScoreResource['attributes']['type'],
  scores: TestScoreResource['attributes']['scores'],
  dateTaken = '2026-03-14',
): TestScoreResource => ({
  id: `${type} of ${dateTaken}`,
  attributes: { type, dateTaken, scores },
  relationships: {},
});
