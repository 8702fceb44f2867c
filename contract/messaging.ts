import type { Related, Resource } from './http';
import type { Role } from './roles';
import { text, type FieldRules } from './rules';

export { messagingMessages } from './en/messaging';

export const messageRules = {
  content: text('message', 5000),
} as const satisfies Record<string, FieldRules>;

/** The contact id of Support. Everybody may write to it; every admin reads its messages and replies in its name. */
export const SUPPORT = 'support';

const FROM_SUPPORT = `${SUPPORT}.`;

/** The contact id, for admins, of a person's conversation with Support. */
export const supportOf = (personId: string) => `${FROM_SUPPORT}${personId}`;

export const askerIn = (contactId: string): string | undefined =>
  contactId.startsWith(FROM_SUPPORT) ? contactId.slice(FROM_SUPPORT.length) : undefined;

/** The outcome for one student. */
export interface MessageResult {
  readonly sentTo: string;
  readonly outcome: 'sent' | 'no-access';
}

/** The outcome for the family of one student. */
export interface FamilyMessageResult {
  readonly studentId: string;
  readonly outcome: 'sent' | 'no-parent' | 'no-access';
}

export type SentMessageResource = Resource<{ readonly sent_at: string; readonly seen_at: string | null }>;

export type MessageResource = Resource<
  {
    readonly content: string;
    readonly sent_at: string;
    readonly seen_at: string | null;
    readonly sent_by: string;
    readonly client_id: string | null;
    /** The revision of the message: a live event is news only if its version is higher. */
    readonly version: number;
    /** The admin who wrote it in the name of Support; only admins receive it. */
    readonly answered_by?: string;
  },
  { readonly user: Related }
>;

/** A page of a conversation, oldest message first. */
export interface Conversation {
  readonly data: readonly MessageResource[];
  readonly before: string | null;
}

/** For admins the contact 'support' means that person's conversation with Support. */
export type ContactResource = Resource<{
  readonly relation: Role | typeof SUPPORT;
  readonly firstName: string;
  readonly lastName: string;
  /** For a parent, the names of the children whose counselor the reader is. */
  readonly parentOf?: readonly string[];
  readonly online: boolean;
  /** Whether the conversation is open; a closed one can be read, but not continued. */
  readonly mayWrite: boolean;
  readonly unread: number;
  readonly lastMessage: {
    readonly id: string;
    readonly content: string;
    readonly sent_at: string;
    readonly sent_by: string;
  } | null;
}>;

export const MAX_CONTACTS = 100;

/** At most `MAX_CONTACTS` contacts, latest conversation first; unread conversations are among them before others. */
export interface ContactList {
  readonly data: readonly ContactResource[];
  /** Whether there are other contacts, which a search by name finds. */
  readonly more: boolean;
  /** Counts all contacts without messages, listed or not; null for an admin and in a search. */
  readonly silent: number | null;
}

export interface UnreadMessages {
  readonly count: number;
}

export interface MessagingCalls {
  'GET /messages/contacts': { answer: ContactList };
  'GET /messages/unread': { answer: { readonly data: UnreadMessages } };
  /** Returns the newest messages, or those before a cursor. */
  'GET /messages/sendee/{id}': {
    answer: Conversation;
  };
  /** Sending is idempotent by sender and `clientId`; a `clientId` can be used for one message only. */
  'POST /messages': { answer: SentMessageResource; refuses: 404 };
  /** Sends the same text to several students separately. Idempotent by sender, `clientId` and student. */
  'POST /messages/students': { answer: { readonly data: readonly MessageResult[] } };
  /**
   * Sends the same text to each parent of these students separately, and a copy by email. A parent of several students
   * gets it once. `parents` counts those who got it. Idempotent by sender, `clientId` and parent.
   */
  'POST /messages/families': {
    answer: { readonly data: readonly FamilyMessageResult[]; readonly parents: number };
  };
  'PATCH /messages/sendee/{id}/seen': { answer: void };
}
