import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb';

const PERSISTENT = ['stream', 'all'];

/** The methods that EventStoreDB 23.10.6 lists per service, in its order, each with its options. */
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

/** Methods that our server implements; `batchappend` lacks deadlines as durations. */
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

/** Methods that our server lists as a real one does, but does not implement because the adapter never calls them. */
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
