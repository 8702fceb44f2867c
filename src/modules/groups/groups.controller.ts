import { Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { MAX_GROUPS } from '../../../contract/groups';
import { Rejected } from '../../kernel/errors';
import { Body, Limits, OWN_WRITES, Roles, TICKS } from '../../platform/http/route.decorators';
import { forbidden } from '../../platform/auth/access.guard';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { newId } from '../../platform/http/request-context';
import { AccessReader, EntityMemberReader } from '../identity/directory/directory.queries';
import { GroupNames } from './group-names';
import { group } from './group.decider';
import { GROUPING, GroupReader, type VisibleGroup } from './groups.queries';
import { t } from './messages';

/** Staff use their own groups and those of their school; only its owner and account admins edit a shared one. */
@Roles(...GROUPING)
@Controller('users/students/groups')
export class GroupsController {
  constructor(
    private readonly groups: GroupReader,
    private readonly access: AccessReader,
    private readonly entityMembers: EntityMemberReader,
    private readonly dispatcher: Dispatcher,
    private readonly names: GroupNames,
  ) {}

  @Get()
  async all(@CurrentUser() user: SessionUser): Promise<ResponseOf<'GET /users/students/groups'>> {
    const [visible, students, entityIds] = await Promise.all([
      this.groups.visibleTo(user),
      this.access.studentsOf(user),
      this.entityMembers.entitiesOf(user.id),
    ]);
    const own = new Set(students);
    const byName = visible.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    return {
      data: byName.map((each) => ({
        id: each.id,
        attributes: {
          name: each.name,
          shared: each.entityIds.length > 0,
          own: each.ownerId === user.id,
          editable: mayEdit(user, each),
          students: each.members.filter((id) => own.has(id)).length,
        },
        relationships: {},
      })),
      mayShare: entityIds.length > 0,
    };
  }

  @Limits(OWN_WRITES)
  @Post()
  async create(
    @Body() { name, shared, studentIds }: ParsedBody<'POST /users/students/groups'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /users/students/groups'>> {
    const { own } = await this.reached(user, studentIds ?? []);
    const groupId = newId(group.name, name, String(shared), ...own);
    const entityIds = shared ? await this.entityMembers.entitiesOf(user.id) : [];
    if (shared && entityIds.length === 0) throw new Rejected('conflict', t('group-without-school'));
    await this.names.decide(user.id, groupId, name, async (visible) => {
      const owned = visible.filter(({ id, ownerId }) => ownerId === user.id && id !== groupId);
      if (owned.length >= MAX_GROUPS) throw new Rejected('conflict', t('groups-full', { most: MAX_GROUPS }));
      await this.dispatcher.dispatch(group, groupId, 'Create', { groupId, ownerId: user.id, name });
    });
    if (shared) await this.dispatcher.dispatch(group, groupId, 'Share', { entityIds });
    if (own.length > 0) await this.dispatcher.dispatch(group, groupId, 'AddStudents', { studentIds: own });
    return { id: groupId };
  }

  @Limits(TICKS)
  @Post('members')
  @HttpCode(200)
  async changeMembers(
    @Body() { studentIds, add, remove }: ParsedBody<'POST /users/students/groups/members'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /users/students/groups/members'>> {
    const visible = await this.groups.visibleTo(user);
    for (const id of [...add, ...remove]) visibleGroup(visible, id, 'conflict');
    const { own, skipped } = await this.reached(user, studentIds);
    const changed = new Set<string>();
    for (const [command, ids] of [
      ['AddStudents', add],
      ['RemoveStudents', remove],
    ] as const)
      for (const id of new Set(ids)) {
        const { events } = await this.dispatcher.dispatch(group, id, command, { studentIds: own });
        for (const { data } of events)
          if ('studentIds' in data) for (const studentId of data.studentIds) changed.add(studentId);
      }
    return { changed: changed.size, skipped };
  }

  @Limits(OWN_WRITES)
  @Patch(':id')
  async edit(
    @Param('id') groupId: string,
    @Body() { name, shared }: ParsedBody<'PATCH /users/students/groups/{id}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    const edited = editableGroup(user, await this.groups.visibleTo(user), groupId);
    const isShared = edited.entityIds.length > 0;
    if (shared !== undefined && shared !== isShared && edited.ownerId !== user.id)
      throw new Rejected('forbidden', t('group-shared-by-owner'));
    const rename = async () => {
      if (name !== undefined) await this.dispatcher.dispatch(group, groupId, 'Rename', { name });
    };
    await this.names.decide(edited.ownerId, groupId, name ?? edited.name, rename);
    if (shared === undefined) return;
    const entityIds = await this.entityMembers.entitiesOf(user.id);
    await (shared
      ? this.dispatcher.dispatch(group, groupId, 'Share', { entityIds })
      : this.dispatcher.dispatch(group, groupId, 'Unshare', {}));
  }

  @Limits(OWN_WRITES)
  @Delete(':id')
  async delete(@Param('id') groupId: string, @CurrentUser() user: SessionUser): Promise<void> {
    editableGroup(user, await this.groups.evenDeleted(user), groupId);
    await this.dispatcher.dispatch(group, groupId, 'Delete', {});
  }

  private async reached(user: SessionUser, studentIds: readonly string[]) {
    if (studentIds.length === 0) return { own: [], skipped: 0 };
    const reach = new Set(await this.access.studentsOf(user));
    const requested = [...new Set(studentIds)];
    const own = requested.filter((id) => reach.has(id));
    if (own.length === 0) throw forbidden();
    return { own, skipped: requested.length - own.length };
  }
}

const mayEdit = ({ id, role }: SessionUser, { ownerId, entityIds }: VisibleGroup) =>
  ownerId === id || (role === 'account_admin' && entityIds.length > 0);

function editableGroup(user: SessionUser, visible: readonly VisibleGroup[], groupId: string): VisibleGroup {
  const found = visibleGroup(visible, groupId);
  if (!mayEdit(user, found)) throw new Rejected('forbidden', t('group-of-colleague'));
  return found;
}

function visibleGroup(
  visible: readonly VisibleGroup[],
  groupId: string,
  otherwise: 'not-found' | 'conflict' = 'not-found',
): VisibleGroup {
  const found = visible.find(({ id }) => id === groupId);
  if (!found) throw new Rejected(otherwise, t('group-not-found'));
  return found;
}
