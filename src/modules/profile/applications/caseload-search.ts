import { APPLICATION_PLANS } from '../../../../contract/applications';
import {
  APPLICATION_FILTERS,
  type ApplicationFacets,
  type ApplicationOrder,
} from '../../../../contract/caseload-applications';
import { GRADES } from '../../../../contract/profile';
import type { CaseloadApplicationSearch } from '../../../../contract/requests/caseload-applications';
import type { CaseloadApplication } from './caseload';

type Choices = Pick<CaseloadApplicationSearch, 'filter' | 'plan' | 'grade' | 'groups'>;

const NO_GROUPS: readonly string[] = [];

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** Applies all choices but the search, in one pass over the applications. */
export function selectApplications(
  caseload: readonly CaseloadApplication[],
  groupsOf: ReadonlyMap<string, readonly string[]>,
  { filter, plan, grade, groups }: Choices,
) {
  const counts = zeros(['all', ...APPLICATION_FILTERS]);
  const facets: { [Name in keyof ApplicationFacets]: Record<keyof ApplicationFacets[Name], number> } = {
    filter: zeros(['all', ...APPLICATION_FILTERS]),
    plan: zeros(['all', ...APPLICATION_PLANS]),
    grade: zeros(['all', ...GRADES]),
    groups: {},
  };
  const chosen = groups && new Set(groups);
  const found: CaseloadApplication[] = [];
  for (const one of caseload) {
    const own = groupsOf.get(one.studentId) ?? NO_GROUPS;
    const isOfFilter = !filter || one.filters.includes(filter);
    const isOfPlan = !plan || one.application.plan === plan;
    const isOfGrade = !grade || one.grade === grade;
    const isInGroup = !chosen || own.some((group) => chosen.has(group));
    const isOfOthers = isOfPlan && isOfGrade && isInGroup;
    counts.all++;
    if (isOfOthers) facets.filter.all++;
    for (const name of one.filters) {
      counts[name]++;
      if (isOfOthers) facets.filter[name]++;
    }
    if (isOfFilter && isOfGrade && isInGroup) {
      facets.plan.all++;
      if (one.application.plan) facets.plan[one.application.plan]++;
    }
    if (isOfFilter && isOfPlan && isInGroup) {
      facets.grade.all++;
      facets.grade[one.grade]++;
    }
    if (isOfFilter && isOfPlan && isOfGrade) {
      for (const group of own) facets.groups[group] = (facets.groups[group] ?? 0) + 1;
      if (isInGroup) found.push(one);
    }
  }
  return { counts, facets, found };
}

/** A page beyond this many applications is found by sorting all of them. */
const FEW = 500;

/**
 * Returns the first so many applications in an order. Those without a value are last in both directions; of equal ones
 * the student's stay together.
 */
export function firstApplications(
  applications: readonly CaseloadApplication[],
  count: number,
  order: ApplicationOrder,
  direction: 1 | -1,
  names: { readonly student: (id: string) => string; readonly college: (ceeb: string) => string },
): CaseloadApplication[] {
  const values: Readonly<Record<ApplicationOrder, (one: CaseloadApplication) => string | null>> = {
    dueOn: ({ application, dueOn }) => (application.submittedOn || application.decision ? null : dueOn),
    student: ({ studentId }) => names.student(studentId),
    college: ({ ceeb }) => names.college(ceeb),
    submittedOn: ({ application }) => application.submittedOn,
  };
  const valueOf = values[order];
  const comparing = (a: CaseloadApplication, b: CaseloadApplication) =>
    compare(valueOf(a), valueOf(b), direction) || (a.id < b.id ? -1 : 1);
  if (count > FEW) return applications.toSorted(comparing).slice(0, count);
  const first: CaseloadApplication[] = [];
  for (const one of applications) {
    if (first.length === count && comparing(one, first[count - 1]!) > 0) continue;
    let [from, to] = [0, first.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (comparing(one, first[middle]!) > 0) from = middle + 1;
      else to = middle;
    }
    first.splice(from, 0, one);
    if (first.length > count) first.pop();
  }
  return first;
}

function compare(one: string | null, other: string | null, direction: 1 | -1): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -direction : direction;
}
