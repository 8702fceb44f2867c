import { events, IN_RESPONSE } from '../../kernel/event';
import { ID, PERSON, sealedText } from '../../kernel/personal';

export interface MessageTemplate {
  readonly templateId: string;
  readonly userId: string;
  readonly name: string;
  readonly text: string;
}

export type MessageTemplateEvents = {
  TemplateSaved: MessageTemplate;
  TemplateRenamed: { templateId: string; userId: string; name: { from: string; to: string } };
  TemplateEdited: {
    templateId: string;
    userId: string;
    name: { from: string; to: string };
    text: { from: string; to: string };
  };
  TemplateDeleted: MessageTemplate;
  TemplateRestored: MessageTemplate;
};

const ref = { templateId: ID, userId: PERSON };
const whole = { fields: { ...ref, name: sealedText('userId'), text: sealedText('userId') } };

const sampleRef = { templateId: 't1', userId: 'u1' };
const sampleText = 'Your appointment is on Monday.';

export const messageTemplateEvents = events<MessageTemplateEvents>({
  TemplateSaved: {
    ...whole,
    sample: { ...sampleRef, name: 'Appointment', text: sampleText },
    notPushed: IN_RESPONSE,
  },
  TemplateRenamed: {
    fields: { ...ref, name: sealedText('userId') },
    sample: { ...sampleRef, name: { from: 'Appointment', to: 'Meeting' } },
    notPushed: IN_RESPONSE,
  },
  TemplateEdited: {
    ...whole,
    sample: {
      ...sampleRef,
      name: { from: 'Appointment', to: 'Meeting' },
      text: { from: sampleText, to: 'Your meeting is on Tuesday.' },
    },
    notPushed: IN_RESPONSE,
  },
  TemplateDeleted: {
    ...whole,
    sample: { ...sampleRef, name: 'Meeting', text: sampleText },
    notPushed: IN_RESPONSE,
  },
  TemplateRestored: {
    ...whole,
    sample: { ...sampleRef, name: 'Meeting', text: sampleText },
    notPushed: IN_RESPONSE,
  },
});
