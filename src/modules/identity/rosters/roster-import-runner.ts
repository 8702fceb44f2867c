import { Injectable } from '@nestjs/common';
import { invitations } from '../../../../projections/identity/invitations';
import { memberships } from '../../../../projections/identity/memberships';
import { imports } from '../../../../projections/imports';
import { Rejected } from '../../../kernel/errors';
import { mapInBatches as quietly } from '../../../platform/dispatch/batches';
import { Views } from '../../../platform/document-store/views';
import { currentContext, idFrom } from '../../../platform/http/request-context';
import type { ImportDocument } from '../../../platform/imports/import-kind';
import type { ImportRunner, MapInBatches } from '../../../platform/imports/import-runs';
import type { RowIssue } from '../../../platform/imports/row-issue';
import { Uploads } from '../../../platform/imports/uploads';
import { Jobs } from '../../../platform/jobs/jobs';
import { Projector } from '../../../platform/projector/projector';
import { ActionReader } from '../../admin/admin.queries';
import { AccessEntries } from '../access/access-entries';
import { ERASE_PEOPLE } from '../erasure/erasure.reactions';
import { Invitations } from '../registration/invitations';
import { Memberships } from '../entities/memberships';
import { EntityMemberReader } from '../directory/entity-members.queries';
import type { RosterImportSteps } from './roster-imports.events';
import type { PlannedPerson } from './roster-plan';
import { t } from './messages';

type RosterImport = ImportDocument<RosterImportSteps>;

/** Undoing erases the accounts to which nobody has signed in and which joined no other school. */
@Injectable()
export class RosterImportRunner implements ImportRunner<RosterImportSteps> {
  constructor(
    private readonly views: Views,
    private readonly projector: Projector,
    private readonly uploads: Uploads,
    private readonly invitations: Invitations,
    private readonly memberships: Memberships,
    private readonly entries: AccessEntries,
    private readonly entityMembers: EntityMemberReader,
    private readonly jobs: Jobs,
    private readonly actions: ActionReader,
  ) {}

  async run(file: RosterImport, mapItems: MapInBatches, { send }: RosterImportSteps['started']) {
    const rows = await this.uploads.read<PlannedPerson>(file.id);
    const opened = new Map<string, string>();
    const open = (row: PlannedPerson) => this.open(row, file, send, opened);
    // Staff come first, since students name counselors of the same file.
    const staff = await quietly(
      rows.filter(({ role }) => role !== 'student'),
      open,
    );
    const students = await mapItems(
      rows.filter(({ role }) => role === 'student'),
      open,
    );
    const found = [...staff, ...students].flatMap((issue) => issue ?? []);
    return { details: { people: opened.size }, found };
  }

  async undo({ id: importId, details }: RosterImport, mapItems: MapInBatches) {
    await this.projector.caughtUp(invitations, memberships);
    const invited = await this.views.find(invitations, { where: { importId } });
    const waiting = invited.filter(({ acceptedAt }) => acceptedAt === null);
    const own = await this.entityMembers.notElsewhere(
      waiting.map(({ id }) => id),
      details.entityId,
    );
    await mapItems(own, (id) => this.withdraw(id));
    await this.projector.caughtUp(invitations, imports);
    const userIds = await this.findWithdrawn();
    await this.jobs.add(ERASE_PEOPLE, { userIds }, { id: idFrom(ERASE_PEOPLE, ...userIds) });
    const remaining = await this.views.count(invitations, { importId });
    const { opened } = (await this.views.get(imports, importId))!;
    return { removed: opened - remaining, kept: remaining };
  }

  private async open(
    { line, counselor, counselorId, ...person }: PlannedPerson,
    { id: importId, details: { entityId } }: RosterImport,
    send: boolean,
    opened: Map<string, string>,
  ): Promise<RowIssue | undefined> {
    const invitedBy = currentContext().actor.id;
    let userId: string;
    try {
      userId = await this.invitations.open(person, { invitedBy, importId });
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      return { line, severity: 'error', localized: t('row-refused.taken') };
    }
    opened.set(person.email, userId);
    await this.memberships.join(entityId, userId);
    const staffId = counselorId ?? opened.get(counselor ?? '');
    if (staffId !== undefined) await this.entries.grant(staffId, [userId], 'assignment');
    if (send) await this.invitations.sendOf(importId, userId);
    return counselor !== null && staffId === undefined
      ? { line, severity: 'warning', localized: t('row-taken.no-counselor') }
      : undefined;
  }

  private async withdraw(userId: string): Promise<void> {
    try {
      await this.invitations.withdraw(userId);
    } catch (error) {
      if (!(error instanceof Rejected && error.kind === 'conflict')) throw error;
    }
  }

  /** The result includes accounts that an interrupted run of this undo erased, which the views no longer have. */
  private async findWithdrawn(): Promise<string[]> {
    const withdrawn = await this.actions.eventsOf(currentContext().correlationId, {
      types: ['InvitationTakenBack'],
    });
    return withdrawn.map(({ data }) => data.userId as string);
  }
}
