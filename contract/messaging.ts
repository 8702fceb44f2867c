import type { Related, Resource } from './http';
import type { Role } from './roles';
import { text, type FieldRules } from './rules';

export { messagingMessages } from './en/messaging';

export const messageRules = {
  content: text('message', 5000),
} as const satisfies Record<string, FieldRules>;

/** Everybody may write to Support; every admin reads its messages and answers for it. */
export const SUPPORT = 'support';

const FROM_SUPPORT = `${SUPPORT}.`;

/** The contact id, for admins, of a person's conversation with Support. */
export const supportOf = (personId: string) => `${FROM_SUPPORT}${personId}`;

/** The person behind such a contact id; undefined for any other contact. */
export const askerIn = (contactId: string): string | undefined =>
  contactId.startsWith(FROM_SUPPORT) ? contactId.slice(FROM_SUPPORT.length) : undefined;

/** `POST /messages`. Idempotent by sender and `clientId`, which can be used for one message only. */
export interface NewMessage {
  readonly content: string;
  readonly sentTo: string;
  readonly clientId?: string;
}

/** The same text to each of several students alone. Idempotent by sender, `clientId` and student. */
export interface NewMessages {
  readonly content: string;
  readonly sentTo: readonly string[];
  readonly clientId: string;
}

/** Of one student. */
export interface MessageResult {
  readonly sentTo: string;
  readonly outcome: 'sent' | 'no-access';
}

/** The answer of `POST /messages`. */
export type SentMessageResource = Resource<{ readonly sent_at: string; readonly seen_at: string | null }>;

/** `GET /messages/sendee/{id}` → `data[]`. The relationship is the sender's. */
export type MessageResource = Resource<
  {
    readonly content: string;
    readonly sent_at: string;
    readonly seen_at: string | null;
    readonly sent_by: string;
    /** The id that the sender's browser gave it. */
    readonly client_id: string | null;
    /** Revision of the message: a live event is news only if its version is higher. */
    readonly version: number;
    /** Which admin wrote it in the name of Support; sent to admins only. */
    readonly answered_by?: string;
  },
  { readonly user: Related }
>;

/** A page of a conversation, oldest first. */
export interface Conversation {
  readonly data: readonly MessageResource[];
  /** The cursor of the previous page; null at the beginning. */
  readonly before: string | null;
}

/**
 * `GET /messages/contacts` → `data[]`: the people one may write to or has exchanged messages with, latest first.
 * For an admin, the relation 'support' means that person's conversation with Support.
 */
export type ContactResource = Resource<{
  readonly relation: Role | typeof SUPPORT;
  readonly firstName: string;
  readonly lastName: string;
  /** Of a parent: the names of the children whose counselor the reader is. */
  readonly parentOf?: readonly string[];
  readonly online: boolean;
  /** False if the conversation is closed: it can be read, but not continued. */
  readonly mayWrite: boolean;
  /** Unseen messages from the contact. */
  readonly unread: number;
  readonly lastMessage: {
    readonly id: string;
    readonly content: string;
    readonly sent_at: string;
    readonly sent_by: string;
  } | null;
}>;

/** `GET /messages/unread` → `data`. */
export interface UnreadMessages {
  readonly count: number;
}

export interface MessagingCalls {
  'GET /messages/contacts': { answer: { readonly data: readonly ContactResource[] } };
  'GET /messages/unread': { answer: { readonly data: UnreadMessages } };
  /** The newest ones, or those before a cursor. */
  'GET /messages/sendee/{id}': {
    query: { readonly before?: string; readonly limit?: number };
    answer: Conversation;
  };
  'POST /messages': { body: NewMessage; answer: SentMessageResource; refuses: 404 };
  'POST /messages/students': { body: NewMessages; answer: { readonly data: readonly MessageResult[] } };
  'PATCH /messages/sendee/{id}/seen': { answer: void };
}
