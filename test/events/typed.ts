import type * as contract from '../../contract/colleges';
import type { ImportIssue } from '../../contract/imports';
import type { ThreadFields as ContractThread } from '../../contract/threads';
import type * as stored from '../../src/modules/colleges/colleges.events';
import type { ThreadFields } from '../../src/modules/threads/threads.events';

// This file is for the type checker only.

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
