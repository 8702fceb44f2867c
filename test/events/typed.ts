import type * as contract from '../../contract/colleges';
import type { ImportIssue } from '../../contract/imports';
import type { ThreadFields as ContractThread } from '../../contract/threads';
import type * as stored from '../../src/modules/colleges/colleges.events';
import type { ThreadFields } from '../../src/modules/threads/threads.events';
import type { Samples } from './samples';

// This file is for the type checker only: it fails if something marked as not compiling does compile.

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

/** Shapes that are taken over whole: a field that the contract gains is stored once an event has it, too. */
export const taken: [
  Same<stored.CollegeDescription, contract.CollegeDescription>,
  Same<stored.CollegeFacts, contract.CollegeFacts>,
  Same<stored.Deadlines, contract.Deadlines>,
  Same<stored.ImportFault, ImportIssue>,
  Same<ThreadFields, ContractThread>,
] = [true, true, true, true, true];
