import { Injectable } from '@nestjs/common';
import { groups, type Group } from '../../../projections/groups/groups';
import type { SessionUser } from '../../platform/auth/session-user';
import { InMemoryView } from '../../platform/document-store/in-memory-view';
import { Views } from '../../platform/document-store/views';
import { EntityMemberReader } from '../identity/directory/directory.queries';

/** The roles that sort students into groups. */
export const GROUPING = ['counselor', 'account_admin', 'admin'] as const;

export type VisibleGroup = Omit<Group, 'changed' | 'deleted'>;

@Injectable()
export class GroupReader {
  readonly #groups: InMemoryView<Group, Group>;

  constructor(
    views: Views,
    private readonly entityMembers: EntityMemberReader,
  ) {
    this.#groups = new InMemoryView(views, groups, (group) => group);
  }

  /** Returns the person's own groups and those that are shared with the staff of his or her school. */
  async visibleTo(user: Pick<SessionUser, 'id'>): Promise<VisibleGroup[]> {
    return (await this.evenDeleted(user)).filter(({ deleted }) => !deleted);
  }

  async evenDeleted({ id }: Pick<SessionUser, 'id'>): Promise<Group[]> {
    const [all, entityIds] = await Promise.all([this.#groups.current(), this.entityMembers.entitiesOf(id)]);
    return [...all.values()].filter(
      (group) => group.ownerId === id || group.entityIds.some((each) => entityIds.includes(each)),
    );
  }

  /** Returns the ids of the groups of each student who is in one of those that the user sees. */
  async ofStudents(user: SessionUser): Promise<Map<string, string[]>> {
    const of = new Map<string, string[]>();
    for (const { id, members } of await this.visibleTo(user))
      for (const member of members) {
        const own = of.get(member);
        if (own) own.push(id);
        else of.set(member, [id]);
      }
    return of;
  }
}
