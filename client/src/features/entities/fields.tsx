import { entityRules } from 'contract/entities';
import { personRules } from 'contract/identity';
import type { Role } from 'contract/roles';
import { NameFields } from '../../domain/people/NameFields';
import { ROLE_NAMES } from '../../domain/people/roles';
import { SCHOOL_TYPE_OPTIONS } from '../../domain/students/school';
import { Field } from '../../shared/form/Field';
import { t } from './en';
import type { EntityValues } from './entityForm';

export interface Member {
  readonly email: string;
}

const TYPES = [{ value: '', label: t.form.noType }, ...SCHOOL_TYPE_OPTIONS];

export const EntityFields = () => (
  <>
    <Field<EntityValues> name="name" label={t.form.name} rules={entityRules.name} />
    <Field<EntityValues>
      name="type"
      label={t.form.type}
      kind="select"
      options={TYPES}
      rules={entityRules.type}
      help={t.form.typeHelp}
    />
    <Field<EntityValues>
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

export interface Invitee {
  readonly role: Role;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export const InviteeFields = ({ roles }: { readonly roles: readonly Role[] }) => (
  <>
    <p>{t.invite.help}</p>
    <Field<Invitee>
      name="role"
      label={t.invite.role}
      kind="select"
      options={roles.map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
    />
    <NameFields />
    <Field<Invitee>
      name="email"
      label={t.form.email}
      kind="email"
      rules={personRules.email}
      autoComplete="off"
    />
  </>
);
