import { join } from 'node:path';
import { Global, Logger, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { LoggerModule } from 'nestjs-pino';
import type { EventCatalog } from '../kernel/event';
import type { AnyProjection } from '../kernel/projection';
import { AccessGuard } from './auth/access.guard';
import { AccessTokens } from './auth/jwt';
import { JwtStrategy } from './auth/jwt.strategy';
import { PurposeTokens } from './auth/purpose-tokens';
import type { Config } from './config/config';
import { DecideHandler, Dispatcher } from './dispatch/dispatcher';
import { OneAtATime } from './dispatch/one-at-a-time';
import { Views } from './document-store/views';
import { HistoryCheck } from './history/history-check';
import { IdempotencyKeys } from './http/idempotency-keys';
import { NoContent } from './http/no-content.interceptor';
import { OneRequestPerKey } from './http/one-request-per-key.interceptor';
import { ProblemFilter } from './http/problem.filter';
import { LaggingReads } from './http/lagging-reads';
import { ReadYourWrites } from './http/read-your-writes.interceptor';
import { BullMqJobQueue } from './jobs/bullmq-job-queue';
import { JOB_QUEUE, type JobQueue, type OnJobError } from './jobs/job-queue';
import { ImportQueries } from './imports/import-queries';
import { ImportRuns } from './imports/import-runs';
import { Imports } from './imports/imports';
import { Uploads } from './imports/uploads';
import { Jobs } from './jobs/jobs';
import { SqliteJobQueue } from './jobs/sqlite-job-queue';
import { Lifecycle } from './lifecycle';
import { Counters } from './limits/counters';
import { LimitCalls } from './limits/limit-calls.interceptor';
import { loggerOptions } from './logging/logger-options';
import { StoredMails } from './mail/stored-mails';
import { Mailer } from './mail/mailer';
import { UnsubscribeLinks } from './mail/unsubscribe-links';
import { Media } from './media/media';
import { ClientConfigController } from './operations/client-config.controller';
import { Metrics } from './operations/metrics';
import { PageLoadsController } from './operations/page-loads.controller';
import { OperationsController } from './operations/operations.controller';
import { Readiness } from './operations/readiness';
import { StoresReadiness } from './operations/stores-readiness';
import { ViewsReadiness } from './operations/views-readiness';
import { Leadership } from './projector/leadership';
import { Projector, PROJECTIONS } from './projector/projector';
import { ReadGate } from './projector/read-gate';
import { Reactor } from './reactor/reactor';
import { LiveFeed } from './realtime/live-feed';
import { RealtimeGateway } from './realtime/realtime.gateway';
import { SocketLifetimes } from './realtime/socket-lifetimes';
import { Compensations } from './undo/compensations';
import { VaultCheck } from './vault/vault-check';
import { StorageErrors } from './sqlite/storage-errors';
import { storeProviders } from './stores';

const jobsLogger = new Logger('Jobs');

const onError: OnJobError = (err, job) => jobsLogger.error({ err, job }, 'A job failed.');

const openJobQueue = (config: Config, storageErrors: StorageErrors): JobQueue | Promise<JobQueue> =>
  config.redisUrl
    ? BullMqJobQueue.open(config.redisUrl, { onError })
    : new SqliteJobQueue(join(config.dataDir, 'jobs.db'), { onError, storageErrors });

const services = [
  AccessTokens,
  Compensations,
  Dispatcher,
  IdempotencyKeys,
  ImportQueries,
  ImportRuns,
  Imports,
  Jobs,
  StoredMails,
  Leadership,
  LiveFeed,
  Mailer,
  Media,
  Metrics,
  OneAtATime,
  Projector,
  Reactor,
  ReadGate,
  Readiness,
  StoresReadiness,
  RealtimeGateway,
  Uploads,
  PurposeTokens,
  UnsubscribeLinks,
  VaultCheck,
  Views,
];

@Global()
@Module({})
export class PlatformModule {
  static forRoot(
    config: Config,
    catalog: EventCatalog,
    projections: readonly AnyProjection[],
  ): DynamicModule {
    const stores = storeProviders(config, catalog);
    return {
      module: PlatformModule,
      imports: [JwtModule.register({}), PassportModule, LoggerModule.forRoot(loggerOptions(config))],
      controllers: [OperationsController, ClientConfigController, PageLoadsController],
      providers: [
        ...stores,
        {
          provide: JOB_QUEUE,
          inject: [StorageErrors],
          useFactory: (storageErrors: StorageErrors) => openJobQueue(config, storageErrors),
        },
        { provide: PROJECTIONS, useValue: projections },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: Counters, useFactory: () => Counters.open(config.redisUrl) },
        { provide: APP_INTERCEPTOR, useClass: LimitCalls },
        { provide: APP_INTERCEPTOR, useClass: OneRequestPerKey },
        { provide: APP_INTERCEPTOR, useClass: ReadYourWrites },
        { provide: APP_INTERCEPTOR, useClass: NoContent },
        ...services,
        DecideHandler,
        LaggingReads,
        HistoryCheck,
        JwtStrategy,
        Lifecycle,
        SocketLifetimes,
        ViewsReadiness,
      ],
      exports: [...stores, PROJECTIONS, ...services],
    };
  }
}
