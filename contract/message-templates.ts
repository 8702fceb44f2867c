import type { Created, Resource } from './http';
import { messageRules } from './messaging';
import { line } from './rules';

export const MAX_TEMPLATES = 20;

export const messageTemplateRules = { name: line('name', 60), text: messageRules.content } as const;

export interface MessageTemplateFields {
  /** Names are unique for each person, ignoring case. */
  readonly name: string;
  readonly text: string;
}

export type MessageTemplateResource = Resource<MessageTemplateFields>;

export interface MessageTemplateCalls {
  'GET /messages/templates': { answer: { readonly data: readonly MessageTemplateResource[] } };
  'POST /messages/templates': { answer: Created };
  'PATCH /messages/templates/{id}': { answer: void };
  'DELETE /messages/templates/{id}': { answer: void };
}
