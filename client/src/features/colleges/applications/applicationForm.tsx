import {
  APPLICATION_FORMS,
  APPLICATION_PLANS,
  applicationRules,
  DECISIONS,
  type ApplicationAttributes,
} from 'contract/applications';
import type { ApplicationEdit } from 'contract/requests/applications';
import { t as texts } from '../../../domain/colleges/applications/en';
import { defineFields, type ValuesOf } from '../../../shared/form/fields';
import type { Form } from '../../../shared/form/openForm';
import { today } from '../../../shared/lib/time';
import { t } from './en';

type Body = Omit<ApplicationEdit, 'isFinalChoice'>;

const choices = <Value extends string>(
  none: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => [{ value: '', label: none }, ...values.map((value) => ({ value, label: labels[value] }))];

const day = { kind: 'date', rules: applicationRules.date, empty: null } as const;
const past = { ...day, max: today() };

const fields = defineFields<Body>({
  plan: {
    label: t.fields.plan,
    kind: 'select',
    options: choices(t.fields.noPlan, APPLICATION_PLANS, texts.plans),
    empty: null,
  },
  deadline: { label: t.fields.deadline, help: t.fields.deadlineHelp, ...day },
  filedWith: {
    label: t.fields.filedWith,
    kind: 'select',
    options: choices(t.fields.noPlan, APPLICATION_FORMS, t.forms),
    empty: null,
  },
  submittedOn: { label: t.fields.submittedOn, ...past },
  completeOn: { label: t.fields.completeOn, help: t.fields.completeHelp, ...past },
  decision: {
    label: t.fields.decision,
    kind: 'select',
    options: choices(t.fields.noDecision, DECISIONS, texts.decisions),
    empty: null,
  },
  decidedOn: { label: t.fields.decidedOn, help: t.fields.decidedHelp, ...past },
  scholarship: { label: t.fields.scholarship, rules: applicationRules.scholarship, empty: '' },
  condition: {
    label: t.fields.condition,
    kind: 'textarea',
    rules: applicationRules.condition,
    help: t.fields.conditionHelp,
    empty: '',
  },
});

export function applicationForm(
  college: string,
  application: ApplicationAttributes,
  save: (changes: Partial<Body>) => Promise<unknown>,
): Form<ValuesOf<Body>> {
  const defaults = fields.valuesOf(application);
  return {
    title: t.title(college),
    defaults: defaults,
    children: <fields.Fields />,
    onSubmit: (values) => save(fields.changes(defaults, values)),
  };
}
