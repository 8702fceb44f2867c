import type * as contract from '../../contract/colleges';
import type { ImportIssue } from '../../contract/imports';
import type { ThreadFields as ContractThread } from '../../contract/threads';
import type * as stored from '../../src/modules/colleges/colleges.events';
import type { ThreadFields } from '../../src/modules/threads/threads.events';
import type { Samples } from './samples';

// Only the compiler uses this file: an error that is expected but missing fails the type check.

type Events = { Sent: { text: string; by?: { name?: string } } };

export const whole = { Sent: { text: 'Hello', by: { name: 'Maya' } } } satisfies Samples<Events>;
// @ts-expect-error a field that may be left out is left out
export const without = { Sent: { text: 'Hello' } } satisfies Samples<Events>;
// @ts-expect-error as is one further down
export const withoutDeeper = { Sent: { text: 'Hello', by: {} } } satisfies Samples<Events>;
// @ts-expect-error a field that the event does not have
export const beyond = { Sent: { ...whole.Sent, at: 'noon' } } satisfies Samples<Events>;
// @ts-expect-error another type
export const other = { Sent: { ...whole.Sent, text: 1 } } satisfies Samples<Events>;
// @ts-expect-error an event without a sample
export const none = {} satisfies Samples<Events>;

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

/** The event stores the contract's whole type, so a new field of the contract also needs one in the event. */
export const sameShapes: [
  Same<stored.CollegeDescription, contract.CollegeDescription>,
  Same<stored.CollegeFacts, contract.CollegeFacts>,
  Same<stored.Deadlines, contract.Deadlines>,
  Same<stored.ImportFault, ImportIssue>,
  Same<ThreadFields, ContractThread>,
] = [true, true, true, true, true];
