import type { Related, Resource } from './http';
import type { Role } from './roles';
import { text, type FieldRules } from './rules';

export { messagingMessages } from './en/messaging';

export const messageRules = {
  content: text('message', 5000),
} as const satisfies Record<string, FieldRules>;

/** Whom everybody may write to; every admin reads it and answers for it. */
export const SUPPORT = 'support';

const FROM_SUPPORT = `${SUPPORT}.`;

/** The conversation of somebody with Support, as admins name it among their contacts. */
export const supportOf = (personId: string) => `${FROM_SUPPORT}${personId}`;

/** Whose conversation with Support a contact of an admin is; undefined of any other contact. */
export const askerIn = (contactId: string): string | undefined =>
  contactId.startsWith(FROM_SUPPORT) ? contactId.slice(FROM_SUPPORT.length) : undefined;

/** `POST /messages`. The same `clientId` of the same sender is the same message, however often it is sent; it carries no other one. */
export interface NewMessage {
  readonly content: string;
  readonly sentTo: string;
  readonly clientId?: string;
}

/** `POST /messages` answers it. */
export type SentMessageResource = Resource<{ readonly sent_at: string; readonly seen_at: string | null }>;

/** `GET /messages/sendee/{id}` → `data[]`. The relationship is the sender's. */
export type MessageResource = Resource<
  {
    readonly content: string;
    readonly sent_at: string;
    readonly seen_at: string | null;
    readonly sent_by: string;
    /** What the sender's browser called it. */
    readonly client_id: string | null;
    /** Revision of the message: what a live event says is news only where its version is higher. */
    readonly version: number;
    /** Which admin wrote it in the name of Support; told to admins alone. */
    readonly answered_by?: string;
  },
  { readonly user: Related }
>;

/** A stretch of a conversation, oldest first. */
export interface Conversation {
  readonly data: readonly MessageResource[];
  /** Asks for what came before; null at the beginning. */
  readonly before: string | null;
}

/**
 * `GET /messages/contacts` → `data[]`: the people one may write to or has written with, the latest conversation first.
 * To an admin, the relation 'support' means that person's conversation with Support.
 */
export type ContactResource = Resource<{
  readonly relation: Role | typeof SUPPORT;
  readonly firstName: string;
  readonly lastName: string;
  readonly online: boolean;
  /** False where the conversation is closed: it can be read, and nothing be added. */
  readonly mayWrite: boolean;
  /** Messages from the contact that one has not seen. */
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
  'PATCH /messages/sendee/{id}/seen': { answer: void };
}
