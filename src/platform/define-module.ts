import type { DynamicModule, ModuleMetadata, Provider, Type } from '@nestjs/common';
import type { EventMap } from '../kernel/event';
import type { AnyCompensation } from '../kernel/decider';
import { Jobs, type JobHandlers } from './jobs/jobs';
import type { NamedView } from './projector/projector';
import { Reactor, type Reaction } from './reactor/reactor';
import { LiveFeed, type LiveMessage } from './realtime/live-feed';
import { Compensations } from './undo/compensations';

type Class<Instance> = abstract new (...args: never[]) => Instance;

interface Factory<Made, Injected extends readonly unknown[]> {
  readonly inject: { readonly [Index in keyof Injected]: Class<Injected[Index]> };
  readonly useFactory: (...injected: Injected) => Made;
}

type ByEventType<Handler> = Readonly<Record<string, ((event: never) => Handler) | undefined>>;

interface Declaration<
  ForLive extends readonly unknown[],
  ForJobs extends readonly unknown[],
> extends ModuleMetadata {
  readonly name: string;
  readonly global?: boolean;
  /** What the module answers to other modules: the classes of its `*.queries.ts`. */
  readonly queries?: readonly Type[];
  readonly reactions?: readonly ByEventType<Reaction | null>[];
  readonly compensations?: readonly AnyCompensation[];
  /** Jobs that undo what reactions recorded, once the act that caused the reaction is undone. */
  readonly undoneAfterwards?: ByEventType<Reaction | null>;
  readonly live?: Factory<ByEventType<Promise<LiveMessage[]>>, ForLive> & {
    readonly views: readonly NamedView[];
  };
  readonly jobs?: Factory<JobHandlers, ForJobs>;
  /** Intervals of repeated jobs in milliseconds, by job name. */
  readonly repeat?: Readonly<Record<string, number>>;
}

/** Defines a Nest module that registers its reactions, compensations, live rules and jobs when it starts. */
export function defineModule<
  const ForLive extends readonly unknown[] = [],
  const ForJobs extends readonly unknown[] = [],
>(declaration: Declaration<ForLive, ForJobs>): DynamicModule {
  const {
    name,
    global,
    queries = [],
    reactions = [],
    compensations = [],
    undoneAfterwards = {},
    live,
    jobs,
    repeat = {},
    ...metadata
  } = declaration;
  const registrations: Provider[] = [
    {
      provide: Symbol('Reactions'),
      inject: [Reactor],
      useFactory: (reactor: Reactor) => ({
        onModuleInit: () => reactions.forEach((each) => reactor.on<EventMap>(each)),
      }),
    },
    {
      provide: Symbol('Compensations'),
      inject: [Compensations],
      useFactory: (known: Compensations) => ({
        onModuleInit: () => {
          compensations.forEach((each) => known.add(each));
          known.addFollowing(undoneAfterwards);
        },
      }),
    },
    {
      provide: Symbol('Repeated jobs'),
      inject: [Jobs],
      useFactory: (queue: Jobs) => ({
        onApplicationBootstrap: async () => {
          for (const [job, everyMs] of Object.entries(repeat)) await queue.repeat(job, everyMs, {});
        },
      }),
    },
  ];
  if (live) {
    registrations.push({
      provide: Symbol('Live rules'),
      inject: [LiveFeed, ...live.inject],
      useFactory: (feed: LiveFeed, ...injected: ForLive) => ({
        onModuleInit: () => feed.on<EventMap>(live.useFactory(...injected), live.views),
      }),
    });
  }
  if (jobs) {
    registrations.push({
      provide: Symbol('Job handlers'),
      inject: [Jobs, ...jobs.inject],
      useFactory: (queue: Jobs, ...injected: ForJobs) => ({
        // Jobs left over from an earlier run start at once, and need everything that Nest initializes before this hook.
        onApplicationBootstrap: () => {
          for (const [job, handler] of Object.entries(jobs.useFactory(...injected)))
            queue.handle(job, handler);
        },
      }),
    });
  }
  return {
    ...metadata,
    module: moduleClass(name),
    global,
    imports: [
      ...(metadata.imports ?? []),
      // Only the queries are global, and not whatever else the module exports.
      {
        module: moduleClass(`${name}Queries`),
        global: true,
        providers: [...queries],
        exports: [...queries],
      },
    ],
    providers: [...(metadata.providers ?? []), ...registrations],
  };
}

function moduleClass(name: string): Type {
  const { [name]: made } = { [name]: class {} };
  return made!;
}
