import { Injectable } from '@nestjs/common';
import type { RosterImportResource, RosterPlaces } from '../../../../contract/rosters';
import { entities } from '../../../../projections/identity/entities';
import { invitations } from '../../../../projections/identity/invitations';
import { memberships, membershipId } from '../../../../projections/identity/memberships';
import { nameOf, people } from '../../../../projections/identity/people';
import type { RosterImport } from '../../../../projections/identity/roster-imports';
import { currentLanguage } from '../../../platform/http/request-context';
import { Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { mapInBatches } from '../../../platform/dispatch/batches';
import { Views } from '../../../platform/document-store/views';
import type { CsvSource } from '../../../platform/imports/csv-file';
import { ImportQueries } from '../../../platform/imports/import-queries';
import { MAX_STORED_ISSUES, Imports } from '../../../platform/imports/imports';
import { dateInNewYork } from '../../../platform/new-york';
import { Projector } from '../../../platform/projector/projector';
import { t as tPlatform } from '../../../platform/messages';
import { Invitations } from '../registration/invitations';
import { Memberships } from '../entities/memberships';
import { EntityMemberReader } from '../directory/entity-members.queries';
import { readRoster } from './roster-file';
import { rosterImportKind } from './roster-import-kind';
import { planRoster } from './roster-plan';
import { t } from './messages';

type Shown = RosterImport & { readonly progress: number };

const SHOWN = [entities, invitations, memberships, people];

@Injectable()
export class RosterImports {
  constructor(
    private readonly views: Views,
    private readonly projector: Projector,
    private readonly imports: Imports,
    private readonly queries: ImportQueries,
    private readonly entityMembers: EntityMemberReader,
    private readonly members: Memberships,
    private readonly invitations: Invitations,
  ) {}

  async check(
    user: SessionUser,
    entityId: string | undefined,
    places: RosterPlaces,
    fileName: string,
    source: CsvSource,
  ): Promise<string> {
    const file = await readRoster(source, places, dateInNewYork());
    const chosen = await this.entityFor(user, entityId);
    const known = await this.known(
      chosen,
      file.rows.flatMap(({ email, counselor }) => [email, ...(counselor === null ? [] : [counselor])]),
    );
    const { people: planned, unchanged, faults } = planRoster(file.rows, known);
    const details = { entityId: chosen, people: planned.length, unchanged };
    return this.imports.check(rosterImportKind, fileName, file, details, faults, planned);
  }

  async start(user: SessionUser, importId: string, send: boolean): Promise<void> {
    const file = await this.owned(user, importId);
    if (file.people === 0) throw new Rejected('conflict', t('nobody-to-invite'));
    return this.imports.start(rosterImportKind, importId, { send });
  }

  async startUndo(user: SessionUser, importId: string): Promise<void> {
    await this.owned(user, importId);
    return this.imports.startUndo(rosterImportKind, importId);
  }

  async mail(user: SessionUser, importId: string): Promise<void> {
    const { entityId } = await this.owned(user, importId);
    const waiting = { importId, sentAt: null, acceptedAt: null };
    const left = await this.views.find(invitations, { where: waiting });
    const ids = await this.entityMembers.notElsewhere(
      left.map(({ id }) => id),
      entityId,
    );
    await mapInBatches(ids, (id) => this.invitations.sendOf(importId, id));
  }

  async list(user: SessionUser): Promise<RosterImportResource[]> {
    const where =
      user.role === 'admin' ? undefined : { entityId: { in: await this.entityMembers.entitiesOf(user.id) } };
    return this.resources(await this.queries.list(rosterImportKind, where));
  }

  async get(user: SessionUser, importId: string): Promise<RosterImportResource> {
    return (await this.resources([await this.owned(user, importId)]))[0]!;
  }

  private async owned({ id, role }: SessionUser, importId: string): Promise<Shown> {
    const file = await this.queries.get(rosterImportKind, importId, ...SHOWN);
    if (role === 'admin' || (await this.entityMembers.entitiesOf(id)).includes(file.entityId)) return file;
    throw new Rejected('not-found', tPlatform('import-not-found'));
  }

  private async entityFor({ id, role }: SessionUser, requested: string | undefined): Promise<string> {
    if (role === 'admin' && requested !== undefined) {
      await this.members.check(requested);
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

  private async resources(files: readonly Shown[]): Promise<RosterImportResource[]> {
    const importId = { in: files.map(({ id }) => id) };
    const [schools, mailed, accepted] = await Promise.all([
      this.views.joined(entities, files, 'entityId'),
      this.views.countBy(invitations, 'importId', { importId, sentAt: { gt: '' } }),
      this.views.countBy(invitations, 'importId', { importId, acceptedAt: { gt: '' } }),
    ]);
    const stayed = await this.stayed(files.filter(({ state }) => state === 'undone'));
    return files.map(
      ({ id, entityId, ownerId: _owner, send: _send, opened: _opened, version: _, ...file }) => ({
        id,
        attributes: {
          ...file,
          school: schools.get(entityId)?.name ?? '',
          mailed: mailed.get(id) ?? 0,
          accepted: accepted.get(id) ?? 0,
          stayed: stayed.get(id) ?? [],
        },
        relationships: {},
      }),
    );
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
}
