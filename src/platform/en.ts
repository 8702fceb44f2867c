import { importMessages } from '../../contract/en/imports';
import { examMessages } from '../../contract/en/exams';
import { messages } from '../../contract/en/messages';
import { ruleSentences } from '../../contract/en/rules';
import type { ImportFailure } from '../../contract/imports';
import type { Fault } from '../../contract/rules';
import { sentenceOf, withFullStop } from '../../contract/sentences';
import type { Wait } from '../kernel/errors';

export type StoreServer = 'EventStoreDB' | 'MongoDB' | 'Redis';

interface StoreAt {
  server: StoreServer;
  variable: string;
}

const GRANT = {
  EventStoreDB: 'let $settings give it $all and its streams, or name a user of the group $admins',
  MongoDB: 'grant it readWrite on the database named there',
  Redis: 'allow it all commands and keys, +@all ~*',
} as const;
const WITH_TLS = { EventStoreDB: 'tls=true', MongoDB: 'tls=true', Redis: 'rediss://' } as const;
const WITHOUT_TLS = { EventStoreDB: 'tls=false', MongoDB: 'tls=false', Redis: 'redis://' } as const;
const AUTHORITY = {
  EventStoreDB: 'tlsCAFile there',
  MongoDB: 'tlsCAFile there',
  Redis: 'NODE_EXTRA_CA_CERTS',
} as const;

interface Waiting {
  wait: Wait;
}

export const tryAgain = ({ count, unit }: Wait) => `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;

export const en = {
  'bad-request': 'The request is not valid HTTP.',
  'bad-request.unread': 'The request cannot be read.',
  'broken-upload': 'The upload is broken. Send the file again.',
  busy: ({ wait }: Waiting) => `Too many people are signing in at this moment. ${tryAgain(wait)}`,
  conflict: 'Somebody else changed this at the same moment. Try again.',
  'disk-full': 'The disk of the server is full, so this could not be saved. Please try again later.',
  'file-too-large': ({ maxBytes }: { maxBytes: number }) => importMessages.tooLarge(maxBytes),
  forbidden: 'You do not have access to this.',
  'headers-too-large': 'The headers are too large.',
  'idempotency-key-reused': messages.idempotencyKeyReused,
  'import-not-found': 'Import not found.',
  'import-not-ready.not-run': 'This import has not been run yet.',
  'import-not-ready.taken-back': 'This import has been taken back.',
  'invalid-address': 'The address is not valid.',
  'invalid-body': 'The body must be a JSON object.',
  'invalid-file-name': ({ longest }: { longest: number }) =>
    `The file needs a name of at most ${longest} characters, all of which can be read.`,
  'invalid-idempotency-key':
    'Idempotency-Key must have 1 to 200 printable characters of ASCII, and no blanks.',
  'invalid-parameters': messages.invalidParameters,
  'invalid-parameters.answers': examMessages.invalid,
  'no-file': importMessages.noFile,
  'may-be-stored':
    'A store did not answer in time, and this may have been stored. Please try again: it is done once.',
  'missing-student': examMessages.missingStudent,
  'not-found': 'There is nothing at this address.',
  'payload-too-large': 'The request is too large.',
  'rebuild-over': 'This rebuild is over.',
  'rebuild-under-way': 'A rebuild of this projection is under way already.',
  'request-timeout': 'The request took too long to arrive.',
  'row-refused.cells': ({ cells, headers }: { cells: number; headers: number }) =>
    `It has ${cells} cells where the header has ${headers}.`,
  'row-refused.rule': (fault: Fault) => withFullStop(sentenceOf(fault, ruleSentences)),
  'server-error': messages.serverError,
  'store.append-limit': ({ variable, limit, needed }: { variable: string; limit: number; needed: number }) =>
    `EventStoreDB at ${variable} takes appends of ${limit} bytes at most: start it with EVENTSTORE_MAX_APPEND_SIZE=${needed}.`,
  'store.away': ({ server, variable }: StoreAt) =>
    `${server} does not answer at the address in ${variable}: start it, or correct the address.`,
  'store.certificate': ({ server, variable }: StoreAt) =>
    `${server} at ${variable} shows a certificate that is not trusted here: name the file of its authority in ${AUTHORITY[server]}.`,
  'store.closed': ({ server, variable }: StoreAt) =>
    `${server} closes the connections that ${variable} asks for: it is starting, or takes them with TLS alone, for which ${variable} needs ${WITH_TLS[server]}.`,
  'store.no-answer-by-tls': ({ server, variable }: StoreAt) =>
    `${server} at ${variable} does not answer by TLS, which ${variable} asks for: start it, give it a certificate, or set ${WITHOUT_TLS[server]}.`,
  'store.no-leader': ({ server, variable }: StoreAt) =>
    `${server} at ${variable} has no leader at the moment: start the nodes that are missing, or correct the addresses.`,
  'store.no-right': ({ server, variable }: StoreAt) =>
    `${server} does not let the user in ${variable} read and write what is needed: ${GRANT[server]}.`,
  'store.no-tls': ({ server, variable }: StoreAt) =>
    `${server} at ${variable} has no TLS, which ${variable} asks for: give it a certificate, or set ${WITHOUT_TLS[server]}.`,
  'store.password': ({ server, variable }: StoreAt) =>
    `${server} refuses the user or the password in ${variable}: correct them there.`,
  'student-mismatch': 'The studentid header names another student than the address.',
  'student-not-found': 'Student not found.',
  'token-expired': 'Your session has expired. Sign in again.',
  'token-missing': 'Sign in first.',
  'token-outdated': 'Your account has changed. Sign in again.',
  'too-many-requests.address': ({ wait }: Waiting) =>
    `There were too many attempts from your network. ${tryAgain(wait)}`,
  'too-many-requests.user': ({ wait }: Waiting) => `You have done this too often. ${tryAgain(wait)}`,
  'unavailable.event store': 'The event store cannot be reached at the moment. Please try again in a minute.',
  'unavailable.document store':
    'The document store cannot be reached at the moment. Please try again in a minute.',
  'unavailable.vault': 'The vault cannot be reached at the moment. Please try again in a minute.',
  'unavailable.job queue': 'The job queue cannot be reached at the moment. Please try again in a minute.',
  'unavailable.unfinished': 'This takes longer than usual. It goes on: please look again in a minute.',
  'unavailable.filling': ({ percent }: { percent: number }) =>
    `This page is being prepared and is ${percent}% done. It opens as soon as it is ready.`,
  'unavailable.lagging': 'What is shown lags behind what was recorded. Please try again in a moment.',
  'unreadable-file.empty': 'The file is empty.',
  'unreadable-file.no-columns': ({ columns }: { columns: readonly (readonly string[])[] }) =>
    `The file has no column for ${columns.map((names) => names.join(' or ')).join(', ')}.`,
  'unreadable-file.not-csv': ({ line }: { line: string }) =>
    `The file is not CSV: line ${line} cannot be read.`,
  'unreadable-file.too-many-cells': ({ most }: { most: number }) =>
    `The file has too many cells: at most ${most.toLocaleString('en')} can be read.`,
  'unreadable-file.too-many-rows': ({ most }: { most: number }) =>
    `The file has too many rows: at most ${most.toLocaleString('en')} can be read.`,
  'unreadable-file.unread': ({ reason }: { reason: string }) => reason,
  'unsupported-media-type': 'The request is in a format that is not supported.',
  'upload-gone': importMessages.uploadGone,

  brokenRule: (fault: Fault) => sentenceOf(fault, ruleSentences),
  currentPageFromOne: 'currentPage counts from 1',
  currentPageTooLarge: 'currentPage must be at most 1000000',
  currentPageWhole: 'currentPage must be a whole number',
  forbiddenName: 'It has a field of a name that is not allowed',
  importFailedBy: ({ failure }: { failure: ImportFailure }) => importMessages.failed[failure],
  mailOpen: 'Open',
  mailFoot: ({ productName }: { productName: string }) =>
    `You get this mail because you have an account at ${productName}.`,
  mailUnsubscribe: 'No more mails of this kind',
  notValid: 'is not valid',
  pageSizeTooLarge: 'pageSize must be at most 500',
  pageSizeTooSmall: 'pageSize must be at least 1',
  pageSizeWhole: 'pageSize must be a whole number',
  tooDeep: 'It is nested too deeply',
};
