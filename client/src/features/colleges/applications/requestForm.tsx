import { Checkbox, Button } from '@blueprintjs/core';
import { useController } from 'react-hook-form';
import { documentsToRequest, isOpen } from 'contract/applications';
import { SCHOOL_DOCUMENTS, type SchoolDocument } from 'contract/transcripts';
import { t as texts } from '../../../domain/transcripts/en';
import { FieldError } from '../../../shared/form/FieldError';
import { type Form, openForm } from '../../../shared/form/openForm';
import { Stack, Text, Row } from '../../../shared/layout/layout';
import { DocumentIcon } from '../../../shared/ui/icons';
import type { CollegeWithApplication } from './applicationGroups';
import { t } from './en';
import type { RequestedDocuments, ApplicationActions } from './useApplicationActions';

const FIRST: readonly SchoolDocument[] = ['transcript', 'school-report'];

/** Applications for which documents can still be asked for. */
export const askable = (all: readonly CollegeWithApplication[]): CollegeWithApplication[] =>
  all.filter(({ attributes }) => isOpen(attributes.application));

/** What the college wants and nobody has asked for; of several colleges, what nearly all want. */
const suggestedOf = (chosen: readonly CollegeWithApplication[]): readonly SchoolDocument[] => {
  const wanted = chosen.flatMap(({ attributes }) => documentsToRequest(attributes.application));
  return wanted.length > 0 ? SCHOOL_DOCUMENTS.filter((document) => wanted.includes(document)) : FIRST;
};

export function requestForm(
  all: readonly CollegeWithApplication[],
  only: CollegeWithApplication | undefined,
  isOwn: boolean,
  ask: (requested: RequestedDocuments) => Promise<unknown>,
): Form<RequestedDocuments> {
  const choices = only ? [only] : askable(all);
  const without = choices.filter(({ attributes }) => attributes.application.documents.length === 0);
  return {
    title: only ? t.request.titleFor(only.attributes.name) : t.request.title,
    submitLabel: t.request.submit,
    defaults: {
      ceebs: (only ? choices : without).map(({ attributes }) => attributes.ceeb_code),
      documents: [...suggestedOf(only ? choices : without)],
    },
    children: (
      <Stack gap={5}>
        <Text as="p" flush tone="muted">
          {isOwn ? t.request.aboutOwn : t.request.about}
        </Text>
        {!only && (
          <Checks
            name="ceebs"
            label={t.request.colleges}
            missing={t.request.noColleges}
            options={choices.map(({ attributes }) => ({
              value: attributes.ceeb_code,
              label: attributes.name,
            }))}
          />
        )}
        <Checks
          name="documents"
          label={t.request.documents}
          missing={t.request.noDocuments}
          options={SCHOOL_DOCUMENTS.map((value) => ({ value, label: texts.documents[value] }))}
        />
      </Stack>
    ),
    onSubmit: ask,
  };
}

interface ChecksProps {
  readonly name: keyof RequestedDocuments;
  readonly label: string;
  readonly missing: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Checks({ name, label, missing, options }: ChecksProps) {
  const { field, fieldState } = useController<RequestedDocuments>({
    name,
    rules: { validate: (chosen) => chosen.length > 0 || missing },
  });
  const chosen = field.value as readonly string[];
  const errorId = `${name}-error`;
  return (
    <Stack as="fieldset" gap={2} aria-describedby={fieldState.error && errorId}>
      <Text as="legend" weight={500}>
        {label}
      </Text>
      {options.map(({ value, label: text }, place) => (
        <Checkbox
          key={value}
          inputRef={place === 0 ? field.ref : undefined}
          label={text}
          checked={chosen.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            field.onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
      <FieldError id={errorId}>{fieldState.error?.message}</FieldError>
    </Stack>
  );
}

interface RequestButtonProps {
  readonly applications: readonly CollegeWithApplication[];
  readonly isOwn: boolean;
  readonly actions: ApplicationActions;
}

export function RequestButton({ applications, isOwn, actions }: RequestButtonProps) {
  if (askable(applications).length === 0) return null;
  return (
    <Row justify="end">
      <Button
        icon={<DocumentIcon />}
        text={t.request.title}
        onClick={() => openForm(requestForm(applications, undefined, isOwn, actions.request))}
      />
    </Row>
  );
}
