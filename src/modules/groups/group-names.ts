import { Injectable } from '@nestjs/common';
import { comparedName } from '../../../contract/groups';
import { groups as view } from '../../../projections/groups/groups';
import { accountViews } from '../../../projections/identity/account-views';
import { fold } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { streamOf } from '../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../platform/dispatch/one-at-a-time';
import { History } from '../../platform/history/history';
import { Compensations, type ChangedEntry } from '../../platform/undo/compensations';
import { group } from './group.decider';
import { GroupReader, type VisibleGroup } from './groups.queries';
import { t } from './messages';

const STREAMS = streamOf(group, '');

/** Keeps the names unique among the groups that an owner sees, after an undo too. */
@Injectable()
export class GroupNames {
  constructor(
    compensations: Compensations,
    private readonly groups: GroupReader,
    private readonly history: History,
    private readonly turns: OneAtATime,
  ) {
    compensations.addCheck((_userId, entries) => this.checkRestored(entries));
  }

  /** Names are decided in turn, so that of two equal ones the second is refused. */
  decide(
    ownerId: string,
    groupId: string,
    name: string,
    work: (visible: readonly VisibleGroup[]) => Promise<void>,
  ): Promise<void> {
    return this.turns.decide('group-names', [view, ...accountViews], async () => {
      const visible = await this.groups.visibleTo({ id: ownerId });
      const isSame = (other: VisibleGroup) =>
        other.id !== groupId && comparedName(other.name) === comparedName(name);
      const taken = t('group-name-taken');
      if (visible.some(isSame)) throw new Rejected('conflict', taken, { name: taken });
      await work(visible);
    });
  }

  /** While a group was deleted or had another name, its former name may have been given to another group. */
  private async checkRestored(entries: readonly ChangedEntry[]): Promise<void> {
    for (const { stream, revision, type } of entries) {
      if (!stream.startsWith(STREAMS) || !['GroupDeleted', 'GroupRenamed'].includes(type)) continue;
      const { groupId, ownerId, name } = fold(group, (await this.history.read(stream)).slice(0, revision))!;
      await this.decide(ownerId, groupId, name, async () => undefined);
    }
  }
}
