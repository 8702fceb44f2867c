import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { Rejected } from '../../kernel/errors';
import type { LocalizedMessage } from '../../kernel/sentences';
import type { SessionUser } from '../auth/session-user';
import { Dispatcher } from '../dispatch/dispatcher';
import type { Where } from '../document-store/document-store';
import { Views } from '../document-store/views';
import { SYSTEM } from '../http/request-context';
import { Jobs } from '../jobs/jobs';
import { t } from '../messages';
import { Projector, type NamedView } from '../projector/projector';
import type { CsvSource } from './csv-file';
import { importJobs, type ImportDocument, type ImportKind } from './import-kind';
import { ImportQueries, type ShownImport } from './import-queries';
import { ImportRuns, type ImportOutcome, type ImportRunner, type MapInBatches } from './import-runs';
import { Imports, type ImportPlan } from './imports';
import type { ImportSteps } from './imports.events';
import { Uploads } from './uploads';

/** The imports that a user may see, as a condition for lists and as a check of a single one. */
export interface ImportScope<Steps extends ImportSteps> {
  readonly where?: Where;
  readonly includes: (file: ImportDocument<Steps>) => boolean;
}

const MINUTE_MS = 60_000;

/** A command-line tool may do what an admin may. */
const TOOL: SessionUser = { id: SYSTEM.id, role: 'admin' };

/** Checks, runs, undoes and shows the imports of one kind, which says how this is done and who sees them. */
export abstract class ImportService<Steps extends ImportSteps, Answer, Query extends object = object>
  implements ImportRunner<Steps>, OnApplicationBootstrap
{
  protected abstract readonly kind: ImportKind;
  protected readonly alsoRead: readonly NamedView[] = [];

  @Inject(Imports) private readonly imports: Imports;
  @Inject(ImportQueries) private readonly queries: ImportQueries;
  @Inject(ImportRuns) private readonly runs: ImportRuns;
  @Inject(Dispatcher) protected readonly dispatcher: Dispatcher;
  @Inject(Jobs) protected readonly jobs: Jobs;
  @Inject(Projector) protected readonly projector: Projector;
  @Inject(Uploads) protected readonly uploads: Uploads;
  @Inject(Views) protected readonly views: Views;

  protected abstract plan(source: CsvSource, query: Query, user: SessionUser): Promise<ImportPlan<Steps>>;
  abstract run(
    file: ImportDocument<Steps>,
    mapItems: MapInBatches,
    options: Steps['started'],
  ): Promise<ImportOutcome<Steps>>;
  abstract undo(file: ImportDocument<Steps>, mapItems: MapInBatches): Promise<Steps['undone']>;
  protected abstract answers(files: readonly ShownImport<Steps>[]): Promise<Answer[]> | Answer[];

  /** Without a scope, everyone who may call sees every import. */
  protected scopeOf?(user: SessionUser): Promise<ImportScope<Steps>>;

  /** Returns why a file cannot be run. It is asked only of kinds with a scope. */
  protected refusalToRun?(file: ImportDocument<Steps>): LocalizedMessage | undefined;

  async onApplicationBootstrap(): Promise<void> {
    for (const [job, handler] of Object.entries(this.runs.handlers(this.kind, this)))
      this.jobs.handle(job, handler);
    await this.jobs.repeat(importJobs(this.kind).endParked, MINUTE_MS, {});
  }

  async check(fileName: string, source: CsvSource, query: Query, user = TOOL): Promise<string> {
    return this.imports.check(this.kind, fileName, await this.plan(source, query, user));
  }

  async start(importId: string, options: Steps['started'], user = TOOL): Promise<void> {
    const file = await this.scoped(importId, user);
    const refusal = file && this.refusalToRun?.(file);
    if (refusal) throw new Rejected('conflict', refusal);
    await this.imports.start(this.kind, importId, options);
  }

  async startUndo(importId: string, user = TOOL): Promise<void> {
    await this.scoped(importId, user);
    await this.imports.startUndo(this.kind, importId);
  }

  async list(user = TOOL): Promise<Answer[]> {
    const scope = await this.scopeOf?.(user);
    return this.answers(await this.queries.list(this.kind, scope?.where));
  }

  async get(importId: string, user = TOOL): Promise<Answer> {
    const file = (await this.scoped(importId, user)) ?? (await this.read(importId));
    return (await this.answers([file]))[0]!;
  }

  async finished(
    importId: string,
    options?: Parameters<ImportQueries['ended']>[2],
  ): Promise<ImportDocument<Steps>> {
    return (await this.queries.ended(this.kind, importId, options)) as ImportDocument<Steps>;
  }

  protected async scoped(importId: string, user: SessionUser): Promise<ShownImport<Steps> | undefined> {
    if (!this.scopeOf) return undefined;
    const file = await this.read(importId);
    if ((await this.scopeOf(user)).includes(file)) return file;
    throw new Rejected('not-found', t('import-not-found'));
  }

  private read(importId: string): Promise<ShownImport<Steps>> {
    return this.queries.get(this.kind, importId, ...this.alsoRead);
  }
}

/** Returns an import as endpoints do, with the fields of its kind. */
export function importResource<Fields extends object, Undone extends object>(
  {
    id,
    fileName,
    encoding,
    state,
    progress,
    rows,
    createdAt,
    faults,
    faultCount,
    reason,
    undone,
  }: ShownImport<ImportSteps & { undone: Undone }>,
  fields: Fields,
) {
  const common = { fileName, encoding, state, progress, rows, createdAt, faults, faultCount, reason, undone };
  return { id, attributes: { ...common, ...fields }, relationships: {} };
}
