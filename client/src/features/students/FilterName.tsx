import { savedFilterRules } from 'contract/saved-filters';
import { Field } from '../../shared/form/Field';
import { t } from './en';

export const FilterName = () => <Field name="name" label={t.saved.name} rules={savedFilterRules.name} />;
