import { messageTemplateRules } from 'contract/message-templates';
import { Field } from '../../shared/form/Field';
import { t } from './en';

export const TemplateName = () => <Field name="name" label={t.name} rules={messageTemplateRules.name} />;

export const TemplateFields = () => (
  <>
    <TemplateName />
    <Field name="text" kind="textarea" rows={6} label={t.text} rules={messageTemplateRules.text} />
  </>
);
