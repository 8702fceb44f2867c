import { described, optional, string, type RequestsOf } from '../fields';
import { messageTemplateRules, type MessageTemplateCalls } from '../message-templates';

const name = described('Names are unique for each person, ignoring case.', string(messageTemplateRules.name));

export const messageTemplateRequests = {
  'POST /messages/templates': {
    body: {
      name,
      text: string(messageTemplateRules.text),
    },
  },
  'PATCH /messages/templates/{id}': {
    body: {
      name,
      text: optional(
        described('Without a text, the template keeps its own.', string(messageTemplateRules.text)),
      ),
    },
  },
} as const satisfies RequestsOf<keyof MessageTemplateCalls>;
