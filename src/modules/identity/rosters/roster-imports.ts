import { Injectable } from '@nestjs/common';
import type { ParsedQuery } from '../../../../contract/calls';
import { placesFrom, type RosterImportResource } from '../../../../contract/rosters';
import { entities } from '../../../../projections/identity/entities';
import { invitations } from '../../../../projections/identity/invitations';
import { memberships, membershipId } from '../../../../projections/identity/memberships';
import { nameOf, people } from '../../../../projections/identity/people';
import { imports } from '../../../../projections/imports';
import { Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { mapInBatches } from '../../../platform/dispatch/dispatcher';
import { currentLanguage, currentContext, idFrom } from '../../../platform/http/request-context';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { type ImportDocument, importKind, type RowIssue } from '../../../platform/imports/import-kind';
import type { ShownImport } from '../../../platform/imports/import-queries';
import type { MapInBatches } from '../../../platform/imports/import-runs';
import { ImportService, importResource, type ImportScope } from '../../../platform/imports/import-service';
import { MAX_STORED_ISSUES } from '../../../platform/imports/imports';
import { dateInNewYork } from '../../../platform/new-york';
import { ActionReader } from '../../admin/admin.queries';
import { AccessEntries } from '../access/access-entries';
import { EntityMemberReader } from '../directory/directory.queries';
import { Memberships } from '../entities/memberships';
import { ERASE_PEOPLE } from '../erasure/erasure.reactions';
import { Invitations } from '../registration/invitations';
import { t } from './messages';
import { readRoster } from './roster-file';
import { rosterImport } from './roster-import.decider';
import type { RosterImportSteps } from './roster-imports.events';
import { planRoster, type PlannedPerson } from './roster-plan';

type Shown = ShownImport<RosterImportSteps>;
const SHOWN = [entities, invitations, memberships, people];

type Query = ParsedQuery<'POST /roster-imports'>;

export const rosterImportKind = importKind(rosterImport, imports, 'roster-import.changed');

type RosterImport = ImportDocument<RosterImportSteps>;

/**
 * Admins of a school see its imports, a platform admin sees all of them. Undoing erases the accounts to which nobody
 * has signed in and which joined no other school.
 */
@Injectable()
export class RosterImports extends ImportService<RosterImportSteps, RosterImportResource, Query> {
  protected readonly kind = rosterImportKind;
  protected override readonly alsoRead = SHOWN;

  constructor(
    private readonly entityMembers: EntityMemberReader,
    private readonly invitations: Invitations,
    private readonly memberships: Memberships,
    private readonly entries: AccessEntries,
    private readonly actions: ActionReader,
  ) {
    super();
  }

  protected async plan(source: CsvSource, { entity_id, columns }: Query, user: SessionUser) {
    const places = columns === undefined ? {} : placesFrom(columns);
    const file = await readRoster(source, places, dateInNewYork());
    const entityId = await this.entityFor(user, entity_id);
    const known = await this.known(
      entityId,
      file.rows.flatMap(({ email, counselor }) => [email, ...(counselor === null ? [] : [counselor])]),
    );
    const { people: rows, unchanged, issues } = planRoster(file.rows, known);
    return { file, details: { entityId, people: rows.length, unchanged }, issues, rows };
  }

  protected override async scopeOf({ id, role }: SessionUser): Promise<ImportScope<RosterImportSteps>> {
    if (role === 'admin') return { includes: () => true };
    const own = await this.entityMembers.entitiesOf(id);
    return {
      where: { 'details.entityId': { in: own } },
      includes: ({ details }) => own.includes(details.entityId),
    };
  }

  protected override refusalToRun({ details }: ImportDocument<RosterImportSteps>) {
    return details.people === 0 ? t('nobody-to-invite') : undefined;
  }

  async mail(user: SessionUser, importId: string): Promise<void> {
    const { details } = (await this.scoped(importId, user))!;
    const waiting = { importId, sentAt: null, acceptedAt: null };
    const left = await this.views.find(invitations, { where: waiting });
    const ids = await this.entityMembers.notElsewhere(
      left.map(({ id }) => id),
      details.entityId,
    );
    await mapInBatches(ids, (id) => this.invitations.sendOf(importId, id));
  }

  private async entityFor({ id, role }: SessionUser, requested: string | undefined): Promise<string> {
    if (role === 'admin' && requested !== undefined) {
      await this.memberships.check(requested);
      return requested;
    }
    const own = await this.entityMembers.entitiesOf(id);
    const chosen = requested ?? (own.length === 1 ? own[0] : undefined);
    if (chosen !== undefined && own.includes(chosen)) return chosen;
    throw new Rejected('invalid', t('choose-entity'), { entity_id: t('choose-entity') });
  }

  private async known(entityId: string, emails: readonly string[]) {
    await this.projector.caughtUp(people, memberships);
    const found = await this.views.find(people, { where: { email: { in: [...new Set(emails)] } } });
    const joined = await this.views.getMany(
      memberships,
      found.map(({ id }) => membershipId(entityId, id)),
    );
    return new Map(
      found.map(({ id, email, role, grade }) => [
        email,
        { id, role, grade, isMember: joined.has(membershipId(entityId, id)) },
      ]),
    );
  }

  protected async answers(files: readonly Shown[]): Promise<RosterImportResource[]> {
    const importId = { in: files.map(({ id }) => id) };
    const [schools, mailed, accepted] = await Promise.all([
      this.views.joined(
        entities,
        files.map(({ details }) => details),
        'entityId',
      ),
      this.views.countBy(invitations, 'importId', { importId, sentAt: { gt: '' } }),
      this.views.countBy(invitations, 'importId', { importId, acceptedAt: { gt: '' } }),
    ]);
    const stayed = await this.stayed(files.filter(({ state }) => state === 'undone'));
    return files.map((file) => {
      const { id, details } = file;
      const { entityId, people, unchanged } = details;
      return importResource(file, {
        ...{ people, unchanged },
        school: schools.get(entityId)?.name ?? '',
        mailed: mailed.get(id) ?? 0,
        accepted: accepted.get(id) ?? 0,
        stayed: stayed.get(id) ?? [],
      });
    });
  }

  private async stayed(files: readonly Shown[]) {
    const left = new Map<string, RosterImportResource['attributes']['stayed']>();
    if (files.length === 0) return left;
    const importId = { in: files.map(({ id }) => id) };
    const found = await this.views.find(invitations, {
      where: { importId, acceptedAt: { gt: '' } },
      sort: { acceptedAt: 1 },
    });
    const named = await this.views.joined(people, found, 'id');
    for (const { id, importId, acceptedAt } of found) {
      const earlier = left.get(importId!) ?? [];
      if (earlier.length === MAX_STORED_ISSUES) continue;
      left.set(importId!, [
        ...earlier,
        { id, name: nameOf(named.get(id), currentLanguage()), acceptedAt: acceptedAt! },
      ]);
    }
    return left;
  }

  async run(file: RosterImport, mapItems: MapInBatches, { send }: RosterImportSteps['started']) {
    const rows = await this.uploads.read<PlannedPerson>(file.id);
    const opened = new Map<string, string>();
    const open = (row: PlannedPerson) => this.open(row, file, send, opened);
    // Staff come first, since students name counselors of the same file.
    const staff = await mapInBatches(
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
