import { messageTemplateRules } from 'contract/message-templates';
import { Field } from '../../shared/form/Field';
import { t } from './en';

export const TemplateName = () => <Field name="name" label={t.name} rules={messageTemplateRules.name} />;
