import {
  noDeadlines,
  noDescription,
  noFacts,
  type Chance,
  type ChanceLabel,
  type CollegeListResource,
  type CollegeResource,
} from 'contract/colleges';
import { COSTS, type CataloguePage, type CatalogueResource } from 'contract/college-search';
import type {
  ProspectResource,
  SavedCollegeResource,
  SavedCollegesPage,
  SavedStatus,
} from 'contract/saved-colleges';
import type { TestScoreResource } from 'contract/test-scores';

const described = (name: string) => ({ name, state: 'RI', location: `${name} Town` });

export const listed = (name: string): CollegeListResource => ({
  id: name.toLowerCase(),
  attributes: { ...described(name), status: 'published', ceeb_code: name.toLowerCase() },
  relationships: {},
});

export const chanceOf = (label: Chance): ChanceLabel => ({
  label,
  because: `Because it is ${label}.`,
  inputs: {
    admissionRate: null,
    ...(label === 'unknown'
      ? { test: null, own: null, low: null, high: null }
      : { test: 'SAT', own: 1400, low: 1350, high: 1500 }),
  },
});

export const inCatalogue = (
  name: string,
  known: Partial<CatalogueResource['attributes']> = {},
): CatalogueResource => ({
  ...listed(name),
  attributes: {
    ...listed(name).attributes,
    isPublic: false,
    enrollment: null,
    netPrice: null,
    admissionRate: null,
    middleHalf: null,
    chance: chanceOf('unknown'),
    ...known,
  },
});

export const cataloguePage = (
  found: readonly CatalogueResource[],
  currentPage = 1,
  meta: Partial<CataloguePage['meta']> = {},
): CataloguePage => {
  const tally = (valuesOf: (of: CatalogueResource['attributes']) => readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const { attributes } of found)
      for (const value of valuesOf(attributes)) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  const counts = {
    fit: tally(({ chance }) => [chance.label]),
    state: tally(({ state }) => [state]),
    kind: tally(({ isPublic }) => [isPublic ? 'public' : 'private']),
    cost: tally(({ netPrice }) => COSTS.filter((cost) => netPrice !== null && netPrice <= Number(cost))),
    ...{ size: {}, rate: {}, test: {} },
  };
  return {
    data: found.slice((currentPage - 1) * 2, currentPage * 2),
    pageCount: Math.ceil(found.length / 2),
    meta: {
      ...{ found: found.length, all: 4, counts, sort: 'fit', own: { SAT: 1400, ACT: null } },
      ...meta,
    },
  };
};

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

export const prospectOf = (
  { id, attributes }: SavedCollegeResource,
  label: Chance = 'unknown',
  tasks = { done: 0, all: 0 },
): ProspectResource => ({
  id,
  attributes: { ceeb_code: attributes.ceeb_code, chance: chanceOf(label), tasks },
  relationships: {},
});

export const savedPage = (
  all: readonly SavedCollegeResource[],
  currentPage = 1,
  pageSize = 10,
): SavedCollegesPage => {
  const count = (status: SavedStatus) => all.filter(({ attributes }) => attributes.status === status).length;
  return {
    data: all.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    pageCount: Math.ceil(all.length / pageSize),
    total: { interested: count('interested'), applying: count('applying'), applied: count('applied') },
  };
};

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
