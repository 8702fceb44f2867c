import { Checkbox } from '@blueprintjs/core';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { LETTER_SHARES, letterRules, type LetterShare, type RecommenderResource } from 'contract/letters';
import { personRules } from 'contract/identity';
import { Field } from '../../shared/form/Field';
import { FieldError } from '../../shared/form/FieldError';
import { Box, Text } from '../../shared/layout/layout';
import { t } from './en';

export const OTHER = 'other';

export interface AskValues {
  readonly recommenderId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly ceebs: readonly string[];
  readonly note: string;
  readonly shares: readonly LetterShare[];
}

export interface AskFieldsProps {
  readonly recommenders: readonly RecommenderResource[];
  readonly colleges: readonly { readonly ceeb: string; readonly name: string }[];
  readonly needsApproval: boolean;
}

const SHARES = LETTER_SHARES.map((value) => ({ value, label: t.shares[value] }));

export function AskFields({ recommenders, colleges, needsApproval }: AskFieldsProps) {
  const recommenderId = useWatch<AskValues, 'recommenderId'>({ name: 'recommenderId' });
  const known = recommenders.map(({ id, attributes }) => ({ value: id, label: attributes.name }));
  return (
    <>
      {needsApproval && <Text as="p">{t.ask.approval}</Text>}
      <Field<AskValues>
        name="recommenderId"
        label={t.ask.recommender}
        kind="select"
        missing={t.ask.missing}
        options={[{ value: '', label: t.ask.choose }, ...known, { value: OTHER, label: t.ask.other }]}
      />
      {recommenderId === OTHER && (
        <>
          <Field<AskValues> name="firstName" label={t.ask.firstName} rules={personRules.firstName} />
          <Field<AskValues> name="lastName" label={t.ask.lastName} rules={personRules.lastName} />
          <Field<AskValues>
            name="email"
            label={t.ask.email}
            kind="email"
            rules={personRules.email}
            help={t.ask.emailHelp}
          />
        </>
      )}
      <Choices
        name="ceebs"
        legend={t.ask.ceebs}
        missing={t.ask.noCeebs}
        options={colleges.map(({ ceeb, name }) => ({ value: ceeb, label: name }))}
      />
      <Field<AskValues>
        name="note"
        label={t.ask.note}
        kind="textarea"
        rules={letterRules.note}
        help={t.ask.noteHelp}
      />
      <Choices name="shares" legend={t.ask.shares} help={t.ask.sharesHelp} options={SHARES} />
    </>
  );
}

interface ChoicesProps {
  readonly name: 'ceebs' | 'shares';
  readonly legend: string;
  readonly help?: string;
  readonly missing?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Choices({ name, legend, help, missing, options }: ChoicesProps) {
  const id = useId();
  const { field, fieldState } = useController<AskValues, 'ceebs' | 'shares'>({
    name,
    rules: { validate: (value) => !missing || value.length > 0 || missing },
  });
  const chosen: readonly string[] = field.value;
  const toggle = (value: string) =>
    field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const error = fieldState.error?.message;
  return (
    <Box as="fieldset" below={4} aria-describedby={error || help ? id : undefined}>
      <Text as="legend" below={1}>
        {legend}
      </Text>
      {options.map(({ value, label }, place) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          inputRef={place === 0 ? field.ref : undefined}
          onChange={() => toggle(value)}
        />
      ))}
      <Text as="div" size={2} tone="muted" id={id}>
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {help}
      </Text>
    </Box>
  );
}
