import { entityRules, personRules } from 'contract/identity';
import { Field } from '../../shared/form/Field';
import { t } from './en';
import type { NewEntity } from './entities.api';

export interface Member {
  readonly email: string;
}

export const EntityFields = () => (
  <>
    <Field<NewEntity> name="name" label={t.form.name} rules={entityRules.name} />
    <Field<NewEntity>
      name="description"
      label={t.form.description}
      kind="textarea"
      rules={entityRules.description}
    />
  </>
);

export const MemberField = () => (
  <Field<Member>
    name="email"
    label={t.form.email}
    kind="email"
    rules={personRules.email}
    autoComplete="off"
    help={t.form.emailHelp}
  />
);
