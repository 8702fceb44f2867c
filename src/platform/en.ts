import { importMessages } from '../../contract/en/imports';
import { examMessages } from '../../contract/en/exams';
import { messages } from '../../contract/en/messages';
import { requestSentences } from '../../contract/en/requests';
import { ruleSentences } from '../../contract/en/rules';
import type { FieldIssue } from '../../contract/fields';
import type { ImportFailure } from '../../contract/imports';
import type { RuleViolation } from '../../contract/rules';
import { sentenceOf, withFullStop } from '../../contract/sentences';
import type { RetryDelay } from '../kernel/errors';

export type StoreServer = 'EventStoreDB' | 'MongoDB' | 'Redis';

interface StoreAt {
  server: StoreServer;
  variable: string;
}

const GRANT = {
  EventStoreDB: 'give $settings access to $all and its streams, or use a member of the group $admins',
  MongoDB: 'grant the user readWrite on that database',
  Redis: 'allow all commands and keys, +@all ~*',
} as const;
const WITH_TLS = { EventStoreDB: 'tls=true', MongoDB: 'tls=true', Redis: 'rediss://' } as const;
const WITHOUT_TLS = { EventStoreDB: 'tls=false', MongoDB: 'tls=false', Redis: 'redis://' } as const;
const AUTHORITY = {
  EventStoreDB: 'tlsCAFile in the connection string',
  MongoDB: 'tlsCAFile in the connection string',
  Redis: 'NODE_EXTRA_CA_CERTS',
} as const;

interface Waiting {
  wait: RetryDelay;
}

export const tryAgain = ({ count, unit }: RetryDelay) =>
  `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;

export const en = {
  'bad-request': 'The request isn’t valid HTTP.',
  'bad-request.unread': 'The request can’t be read.',
  'broken-upload': 'The upload was damaged. Send the file again.',
  busy: ({ wait }: Waiting) => `Too many people are signing in right now. ${tryAgain(wait)}`,
  conflict: 'Someone else changed this at the same time. Try again.',
  'disk-full': 'The server’s disk is full, so this couldn’t be saved. Try again later.',
  'file-too-large': ({ maxBytes }: { maxBytes: number }) => importMessages.tooLarge(maxBytes),
  forbidden: 'You don’t have access to this.',
  'headers-too-large': 'The headers are too large.',
  'idempotency-key-reused': messages.idempotencyKeyReused,
  'import-not-found': 'Import not found.',
  'import-not-ready.not-run': 'This import hasn’t been run yet.',
  'import-not-ready.taken-back': 'This import was undone.',
  'invalid-address': 'The address isn’t valid.',
  'invalid-body': 'The body must be a JSON object.',
  'invalid-file-name': ({ longest }: { longest: number }) =>
    `The file name must have at most ${longest} characters, all readable.`,
  'invalid-idempotency-key': 'Idempotency-Key must have 1 to 200 printable ASCII characters and no spaces.',
  'invalid-parameters': messages.invalidParameters,
  'invalid-parameters.answers': examMessages.invalid,
  'no-file': importMessages.noFile,
  'may-be-stored':
    'A store didn’t answer in time, so this may or may not be saved. Try again; it won’t be done twice.',
  'missing-student': examMessages.missingStudent,
  'not-found': 'Nothing was found at this address.',
  'payload-too-large': 'The request is too large.',
  'rebuild-over': 'This rebuild is over.',
  'rebuild-under-way': 'This projection is already being rebuilt.',
  'request-timeout': 'The request took too long to arrive.',
  'row-refused.cells': ({ cells, headers }: { cells: number; headers: number }) =>
    `This row has ${cells} cells, but the header has ${headers}.`,
  'row-refused.rule': (issue: RuleViolation) => withFullStop(sentenceOf(issue, ruleSentences)),
  'server-error': messages.serverError,
  'store.append-limit': ({ variable, limit, needed }: { variable: string; limit: number; needed: number }) =>
    `EventStoreDB at ${variable} accepts appends of at most ${limit} bytes: start it with EVENTSTORE_MAX_APPEND_SIZE=${needed}.`,
  'store.away': ({ server, variable }: StoreAt) =>
    `${server} doesn’t answer at the address in ${variable}: start it or correct the address.`,
  'store.certificate': ({ server, variable }: StoreAt) =>
    `${server} at ${variable} has a certificate that isn’t trusted here: set its authority’s file in ${AUTHORITY[server]}.`,
  'store.closed': ({ server, variable }: StoreAt) =>
    `${server} closes the connections made with ${variable}: it is still starting, or it only accepts TLS. For TLS, ${variable} needs ${WITH_TLS[server]}.`,
  'store.no-answer-by-tls': ({ server, variable }: StoreAt) =>
    `${server} at ${variable} doesn’t answer over TLS, which ${variable} asks for: start it, give it a certificate, or set ${WITHOUT_TLS[server]}.`,
  'store.no-leader': ({ server, variable }: StoreAt) =>
    `${server} at ${variable} has no leader right now: start the missing nodes or correct the addresses.`,
  'store.no-right': ({ server, variable }: StoreAt) =>
    `${server} doesn’t let the user in ${variable} read and write what we need: ${GRANT[server]}.`,
  'store.no-tls': ({ server, variable }: StoreAt) =>
    `${server} at ${variable} doesn’t use TLS, which ${variable} asks for: give it a certificate, or set ${WITHOUT_TLS[server]}.`,
  'store.password': ({ server, variable }: StoreAt) =>
    `${server} rejected the user or password in ${variable}: correct them there.`,
  'student-mismatch': 'The studentid header doesn’t match the student in the address.',
  'student-not-found': 'Student not found.',
  'token-expired': 'Your session has expired. Sign in again.',
  'token-missing': 'Sign in first.',
  'token-outdated': 'Your account changed. Sign in again.',
  'too-many-requests.address': ({ wait }: Waiting) =>
    `Too many attempts from your network. ${tryAgain(wait)}`,
  'too-many-requests.user': ({ wait }: Waiting) => `You’ve done this too often. ${tryAgain(wait)}`,
  'unavailable.event store': 'We can’t reach the event store right now. Try again in a minute.',
  'unavailable.document store': 'We can’t reach the document store right now. Try again in a minute.',
  'unavailable.vault': 'We can’t reach the vault right now. Try again in a minute.',
  'unavailable.job queue': 'We can’t reach the job queue right now. Try again in a minute.',
  'unavailable.unfinished': 'This is taking longer than usual. Check back in a minute.',
  'unavailable.filling': ({ percent }: { percent: number }) =>
    `We’re preparing this page: ${percent}% done. It opens as soon as it’s ready.`,
  'unavailable.lagging': 'We’re still catching up. Try again in a moment.',
  'unreadable-file.empty': 'The file is empty.',
  'unreadable-file.no-columns': ({ columns }: { columns: readonly (readonly string[])[] }) =>
    `The file has no column for ${columns.map((names) => names.join(' or ')).join(', ')}.`,
  'unreadable-file.not-csv': ({ line }: { line: string }) =>
    `The file isn’t CSV: line ${line} can’t be read.`,
  'unreadable-file.too-many-cells': ({ most }: { most: number }) =>
    `The file has too many cells. The limit is ${most.toLocaleString('en')}.`,
  'unreadable-file.too-many-rows': ({ most }: { most: number }) =>
    `The file has too many rows. The limit is ${most.toLocaleString('en')}.`,
  'unreadable-file.unread': ({ reason }: { reason: string }) => reason,
  'unsupported-media-type': 'The request is in an unsupported format.',
  'upload-gone': importMessages.uploadGone,

  brokenRule: (issue: FieldIssue) => sentenceOf(issue, { ...ruleSentences, ...requestSentences }),
  forbiddenName: 'A field has a name that isn’t allowed',
  importFailedBy: ({ failure }: { failure: ImportFailure }) => importMessages.failed[failure],
  mailOpen: 'Open',
  mailFoot: ({ productName }: { productName: string }) =>
    `You’re receiving this because you have a ${productName} account.`,
  mailUnsubscribe: 'Unsubscribe',
  notValid: 'isn’t valid',
  tooDeep: 'It is nested too deeply',
};
