import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';

const PERSISTENT = ['stream', 'all'];

/** What EventStoreDB 23.10.6 names, in its order: of each service its methods, with what each of them has. */
const SERVICES: readonly (readonly [
  service: string,
  methods: Readonly<Record<string, readonly string[]>>,
])[] = [
  ['event_store.client.redaction.redaction', { geteventpositions: [], switchchunks: [] }],
  [
    'event_store.client.persistent_subscriptions.persistentsubscriptions',
    {
      create: PERSISTENT,
      update: PERSISTENT,
      delete: PERSISTENT,
      read: PERSISTENT,
      getinfo: PERSISTENT,
      replayparked: PERSISTENT,
      list: PERSISTENT,
      restartsubsystem: PERSISTENT,
    },
  ],
  [
    'event_store.client.users.users',
    {
      create: [],
      update: [],
      delete: [],
      disable: [],
      enable: [],
      details: [],
      changepassword: [],
      resetpassword: [],
    },
  ],
  [
    'event_store.client.streams.streams',
    {
      read: ['position', 'events'],
      append: [],
      delete: [],
      tombstone: [],
      batchappend: ['deadline_duration'],
    },
  ],
  [
    'event_store.client.operations.operations',
    {
      startscavenge: [],
      stopscavenge: [],
      shutdown: [],
      mergeindexes: [],
      resignnode: [],
      setnodepriority: [],
      restartpersistentsubscriptions: [],
    },
  ],
  ['event_store.client.gossip.gossip', { read: [] }],
  ['event_store.client.monitoring.monitoring', { stats: [] }],
  ['event_store.client.server_features.serverfeatures', { getsupportedmethods: [] }],
];

/** What our server answers; `batchappend` without what a deadline as a duration needs. */
const IMPLEMENTED: readonly string[] = [
  'event_store.client.streams.streams/read',
  'event_store.client.streams.streams/append',
  'event_store.client.streams.streams/delete',
  'event_store.client.streams.streams/tombstone',
  'event_store.client.streams.streams/batchappend',
  'event_store.client.gossip.gossip/read',
  'event_store.client.server_features.serverfeatures/getsupportedmethods',
];

const named = SERVICES.flatMap(([service, methods]) =>
  Object.keys(methods).map((method) => `${service}/${method}`),
);

/** What the adapter does not use: our server answers it with UNIMPLEMENTED, though it names it as a real one does. */
export const UNIMPLEMENTED = named.filter((method) => !IMPLEMENTED.includes(method));

export function supportedMethods(): SupportedMethods {
  const answer = new SupportedMethods().setEventStoreServerVersion('23.10.6');
  for (const [service, methods] of SERVICES) {
    for (const [method, features] of Object.entries(methods)) {
      const supported = new SupportedMethod().setServiceName(service).setMethodName(method);
      answer.addMethods(supported.setFeaturesList([...features]));
    }
  }
  return answer;
}
