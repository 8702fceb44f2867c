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
    const own = groupsOf.get(one.studentId) ?? [];
    const isOfFilter = !filter || one.filters.includes(filter);
    const isOfPlan = !plan || one.application.plan === plan;
    const isOfGrade = !grade || one.grade === grade;
    const isInGroup = !chosen || own.some((group) => chosen.has(group));
    for (const name of ['all' as const, ...one.filters]) {
      counts[name]++;
      if (isOfPlan && isOfGrade && isInGroup) facets.filter[name]++;
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

interface Names {
  readonly student: (id: string) => string;
  readonly college: (ceeb: string) => string;
}

/** Applications without a value are last in both directions; of equal ones the student's stay together. */
export function sortApplications(
  applications: readonly CaseloadApplication[],
  order: ApplicationOrder,
  direction: 1 | -1,
  names: Names,
): CaseloadApplication[] {
  const valueOf: Readonly<Record<ApplicationOrder, (one: CaseloadApplication) => string | null>> = {
    dueOn: ({ application, dueOn }) => (application.submittedOn || application.decision ? null : dueOn),
    student: ({ studentId }) => names.student(studentId),
    college: ({ ceeb }) => names.college(ceeb),
    submittedOn: ({ application }) => application.submittedOn,
  };
  return applications
    .map((one) => ({ one, value: valueOf[order](one) }))
    .sort(
      (a, b) =>
        compare(a.value, b.value, direction) || (a.one.id < b.one.id ? -1 : a.one.id > b.one.id ? 1 : 0),
    )
    .map(({ one }) => one);
}

function compare(one: string | null, other: string | null, direction: 1 | -1): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -direction : direction;
}
