import type { Related, Resource } from './resources';
import type { Role } from './roles';
import type { FieldRules } from './rules';

export const messageRules = {
  content: {
    required: 'Message is a required field',
    maxLength: { value: 5000, message: 'Message should have a maximum length of 5000' },
  },
} as const satisfies Record<string, FieldRules>;

export const messagingMessages = {
  sendFailed: (reason: string) => `Error sending message: ${reason}`,
  idReused: 'Another message was sent under this name. Send this one under a new name.',
  contactNotFound: 'Contact not found.',
} as const;

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
  },
  { readonly user: Related }
>;

/** A stretch of a conversation, oldest first. */
export interface Conversation {
  readonly data: readonly MessageResource[];
  /** Asks for what came before; null at the beginning. */
  readonly before: string | null;
}

/** `GET /messages/contacts` → `data[]`: the people one may write to, the latest conversation first. */
export type ContactResource = Resource<{
  readonly relation: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly online: boolean;
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
