import type * as contract from '../../contract/colleges';
import type { ImportIssue } from '../../contract/imports';
import type { ThreadFields as ContractThread } from '../../contract/threads';
import type * as stored from '../../src/modules/colleges/colleges.events';
import type { StoredIssue } from '../../src/platform/imports/imports.events';
import type { ThreadFields } from '../../src/modules/threads/threads.events';

// Only the compiler uses this file: an error fails the type check.

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

/** The event stores the contract's whole type, so a new field of the contract also needs one in the event. */
export const sameShapes: [
  Same<stored.CollegeDescription, contract.CollegeDescription>,
  Same<stored.CollegeFacts, contract.CollegeFacts>,
  Same<stored.Deadlines, contract.Deadlines>,
  // A name is added when an import is shown, and never stored.
  Same<StoredIssue, Omit<ImportIssue, 'student'>>,
  Same<ThreadFields, ContractThread>,
] = [true, true, true, true, true];
