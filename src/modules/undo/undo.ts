import { Injectable } from '@nestjs/common';
import type { Role } from '../../../contract/roles';
import { UNDO_MINUTES } from '../../../contract/undo';
import { accountViews } from '../../../projections/identity/account-views';
import { people } from '../../../projections/identity/people';
import { Rejected } from '../../kernel/errors';
import type { AnyRecordedEvent } from '../../kernel/event';
import { forbidden } from '../../platform/auth/access.guard';
import type { SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { History } from '../../platform/history/history';
import { currentContext, newId, runInContext, SYSTEM } from '../../platform/http/request-context';
import { Jobs } from '../../platform/jobs/jobs';
import { Projector } from '../../platform/projector/projector';
import { Compensations } from '../../platform/undo/compensations';
import { ActionReader, type AuditEntry } from '../admin/admin.queries';
import type { AccountEvents } from '../identity/accounts/accounts.events';
import type { MembershipEvents } from '../identity/entities/entities.events';
import { AccessReader, EntityMemberReader } from '../identity/directory/directory.queries';
import { byStream, changedSince, final, UndoPlan, type UndoStep } from './undo-plan';
import { t } from './messages';

const UNDO_MS = UNDO_MINUTES * 60_000;
/** Older requests are reported as unknown rather than as too late. */
const KNOWN_MS = 24 * 3_600_000;

export const FINISH_UNDO = 'undo-finish';

/** After this time a request has finished, or was interrupted. */
const A_MINUTE_MS = 60_000;

export interface UnfinishedUndo {
  readonly request: string;
  readonly key: string;
}

/** Events that decide a person's role and memberships; a second one reverses the first, except after an erasure. */
const ROLE_EVENTS: readonly (keyof (AccountEvents & MembershipEvents))[] = [
  'AccountErased',
  'AccountRoleChanged',
  'EntityMemberAdded',
  'EntityMemberRemoved',
];

const GIVERS: readonly Role[] = ['admin', 'account_admin'];

/** Undoes a request by compensating events: all of it or nothing, and only if its results are unchanged. */
@Injectable()
export class Undo {
  constructor(
    private readonly views: Views,
    private readonly history: History,
    private readonly access: AccessReader,
    private readonly entityMembers: EntityMemberReader,
    private readonly compensations: Compensations,
    private readonly undoPlan: UndoPlan,
    private readonly projector: Projector,
    private readonly jobs: Jobs,
    private readonly actions: ActionReader,
  ) {}

  async undo(user: SessionUser, request: string): Promise<void> {
    await this.refuseWhileRunning(await this.entriesOf(user.id, request));
    // A job that has just ended may have recorded more since.
    const entries = await this.entriesOf(user.id, request);
    if (entries.length === 0) throw new Rejected('not-found', t('nothing-to-undo'));
    if (Date.parse(entries.at(-1)!.time) < Date.now() - UNDO_MS)
      throw new Rejected('conflict', t('undo-too-late', { minutes: UNDO_MINUTES }));
    if (!entries.every(({ type }) => this.compensations.of(type))) throw final();
    const steps = await this.admitted(user, entries);
    const key = currentContext().idempotencyKey ?? newId(FINISH_UNDO);
    if (!(await this.undoPlan.hasBegun(steps, key))) {
      await this.undoPlan.check(steps);
      await this.compensations.check(user.id, entries);
    }
    await this.jobs.add(FINISH_UNDO, { request, key }, { delayMs: A_MINUTE_MS });
    await this.undoPlan.run(steps, key);
    await this.undoReactions(request);
  }

  /** Finishes an interrupted undo, including what a reaction has recorded since. Nothing is recorded twice. */
  async finish({ request, key }: UnfinishedUndo): Promise<void> {
    const { id, role } = currentContext().actor;
    try {
      const steps = await this.admitted({ id, role: role as Role }, await this.entriesOf(id, request));
      // Without a recorded event the user has seen that the undo failed.
      if (!(await this.undoPlan.hasBegun(steps, key))) return;
      await this.undoPlan.run(steps, key);
      await this.undoReactions(request);
    } catch (error) {
      // Data that another user has changed since stays as it is.
      if (!(error instanceof Rejected)) throw error;
    }
  }

  /** Each module undoes by a job what its reactions recorded, unless another user has changed it since. */
  private async undoReactions(request: string): Promise<void> {
    for (const event of await this.actions.eventsOf(request, {
      types: this.compensations.followingTypes(),
    })) {
      if (event.metadata.actor.id !== SYSTEM.id) continue;
      const following = this.compensations.jobAfter(event);
      if (!following) continue;
      const { job, data, id = `${job}-${event.id}`, ...options } = following;
      // The job runs like a reaction, so that an undo of this undo covers only what the user did.
      const context = { ...currentContext(), actor: SYSTEM, causationId: event.id };
      await runInContext(context, () => this.jobs.add(job, data, { id, ...options }));
    }
  }

  private async entriesOf(actorId: string, request: string): Promise<AuditEntry[]> {
    await this.projector.caughtUp(...accountViews);
    const since = new Date(Date.now() - KNOWN_MS).toISOString();
    const recorded = await this.actions.eventsOf(request, { since });
    const own = recorded.filter(({ metadata, time }) => metadata.actor.id === actorId && time >= since);
    return this.actions.describe(own).toReversed();
  }

  private async admitted(user: SessionUser, entries: readonly AuditEntry[]): Promise<UndoStep[]> {
    await this.admit(user, entries);
    const steps = await this.undoPlan.planSteps(entries);
    if (steps.length === 0) throw final();
    const joined = new Set(steps.flatMap(({ joins }) => joins));
    if (joined.size > 0) await this.admitJoined(user, joined, entries);
    return steps;
  }

  /** A job that continues the request would still record events that the undo would miss. */
  private async refuseWhileRunning(entries: readonly AuditEntry[]): Promise<void> {
    for (const { stream, revision, type } of entries) {
      const jobOf = this.compensations.of(type)?.continuingJobs?.[type];
      if (!jobOf) continue;
      const { data } = (await this.history.read(stream))[revision]!;
      const job = await this.jobs.status(jobOf(data));
      if (job && job.state !== 'completed' && job.state !== 'failed')
        throw new Rejected('conflict', t('still-under-way'));
    }
  }

  /** A user who may no longer act for a person cannot undo anything about that person. */
  private async admit(user: SessionUser, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.some(({ actorRole }) => actorRole !== user.role)) throw forbidden();
    // A recommender acts only on requests for his or her own letters, which must be unchanged since.
    if (user.role === 'admin' || user.role === 'recommender') return;
    const isOfAccess = ({ type }: AuditEntry) =>
      this.compensations.of(type)?.givesAccess?.[type] !== undefined;
    const subjectsOf = (some: readonly AuditEntry[]) => some.flatMap(({ subjectId }) => subjectId ?? []);
    const others = new Set(subjectsOf(entries.filter((entry) => !isOfAccess(entry))));
    // People who lost access by the request are not checked, since the undo restores it.
    for (const id of [user.id, ...subjectsOf(entries.filter(isOfAccess))]) others.delete(id);
    const persons = await this.views.getMany(people, others);
    const students = [...others].filter((id) => persons.get(id)?.role === 'student');
    if (students.length > 0 && (await this.access.mayActFor(user, ...students)) !== 'granted')
      throw forbidden();
    for (const id of students) others.delete(id);
    for (const other of others)
      if (!(await this.entityMembers.shareEntity(user.id, other))) throw forbidden();
  }

  /** Access is only restored by users who may grant it, if everyone concerned has the same role and schools. */
  private async admitJoined(
    user: SessionUser,
    joined: ReadonlySet<string>,
    entries: readonly AuditEntry[],
  ): Promise<void> {
    if (!GIVERS.includes(user.role)) throw forbidden();
    const persons = user.role === 'admin' ? joined : new Set([...joined, user.id]);
    const since: AnyRecordedEvent[] = [];
    const options = { after: BigInt(entries.at(-1)!.order), types: ROLE_EVENTS };
    for await (const { events } of this.history.readAll(options))
      since.push(...events.filter(({ data }) => persons.has(data.userId as string)));
    // The guards of the undo compare the request's own streams, so only other streams count here.
    const own = new Set(entries.map(({ stream }) => stream));
    for (const turned of byStream(since.filter(({ stream }) => !own.has(stream))))
      if (turned.length % 2 === 1 || turned.some(({ type }) => type === 'AccountErased'))
        throw changedSince();
  }
}
