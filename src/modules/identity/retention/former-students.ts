import { Injectable } from '@nestjs/common';
import {
  MAX_LISTED,
  RETENTION_STATES,
  type RetentionDays,
  type RetentionResource,
} from '../../../../contract/retention';
import { departures, type Departure } from '../../../../projections/identity/departures';
import { entities } from '../../../../projections/identity/entities';
import { people, type Person } from '../../../../projections/identity/people';
import { retentionPolicies } from '../../../../projections/identity/retention-policies';
import { Views } from '../../../platform/document-store/views';
import { dateInNewYork } from '../../../platform/new-york';
import { ProfileReader } from '../../profile/profile.queries';
import { retentionPolicyId } from './retention.events';
import { lastSeen, retentionStateOf, type StudentRetention } from './retention-state';

export interface FormerStudent extends StudentRetention {
  readonly departure: Departure & { readonly leftEntityId: string };
  readonly person: Person;
  readonly since: string;
}

/** Days of retention by entity, or by `platform`; 0 means no limit. */
type Policies = ReadonlyMap<string, number>;

const daysOf = (policies: Policies, id: string) => (policies.get(id) || null) as RetentionDays | null;

export const FORMER_STUDENT_VIEWS = [
  departures,
  entities,
  people,
  retentionPolicies,
  ...ProfileReader.activityViews,
] as const;

@Injectable()
export class FormerStudents {
  constructor(
    private readonly views: Views,
    private readonly profiles: ProfileReader,
  ) {}

  async of(entityId: string | null, today: string, policies?: Policies): Promise<FormerStudent[]> {
    const set = policies ?? (await this.policies());
    const left = await this.views.find(departures, { where: { leftEntityId: entityId ?? { gt: '' } } });
    const ids = left.map(({ id }) => id);
    const [persons, lastActive] = await Promise.all([
      this.views.getMany(people, ids),
      this.profiles.lastActive(ids),
    ]);
    const found = left.flatMap((departure): FormerStudent[] => {
      const person = persons.get(departure.id);
      const { leftEntityId } = departure;
      if (person?.role !== 'student' || leftEntityId === null) return [];
      const since = lastSeen(departure, lastActive.get(departure.id));
      const days = daysOf(set, leftEntityId) ?? daysOf(set, retentionPolicyId(null));
      return [
        {
          ...retentionStateOf(departure, since, days, today),
          departure: { ...departure, leftEntityId },
          person,
          since,
        },
      ];
    });
    return found.sort((one, other) => order(one).localeCompare(order(other)));
  }

  /** Returns the setting of an entity or the platform and its effect; `proposedDays` previews another setting. */
  async plan(entityId: string | null, proposedDays?: number): Promise<RetentionResource> {
    const id = retentionPolicyId(entityId);
    const set = await this.policies();
    const policies = proposedDays === undefined ? set : new Map([...set, [id, proposedDays]]);
    const all = await this.of(entityId, dateInNewYork(), policies);
    const listed = all.slice(0, MAX_LISTED);
    const schools = await this.views.getMany(
      entities,
      listed.map(({ departure }) => departure.leftEntityId),
    );
    const count = (state: string) => all.filter((one) => one.state === state).length;
    return {
      id,
      attributes: {
        days: daysOf(set, id),
        platformDays: daysOf(set, retentionPolicyId(null)),
        counts: Object.fromEntries(
          RETENTION_STATES.map((state) => [state, count(state)]),
        ) as RetentionResource['attributes']['counts'],
        students: listed.map(({ departure, person, since, state, overOn, eraseOn }) => ({
          ...{ id: person.id, firstName: person.firstName, lastName: person.lastName },
          school: { id: departure.leftEntityId, name: schools.get(departure.leftEntityId)?.name ?? '' },
          ...{ since, state, overOn, eraseOn },
          told: departure.announced !== null,
          hold: departure.hold,
        })),
      },
      relationships: {},
    };
  }

  private async policies(): Promise<Policies> {
    const found = await this.views.find(retentionPolicies, {});
    return new Map(found.map(({ id, days }) => [id, days ?? 0]));
  }
}

const order = ({ eraseOn, overOn, person }: FormerStudent) =>
  `${eraseOn ?? '9999'} ${overOn ?? '9999'} ${person.sortName}`;
