import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';
import { FieldError } from '../../shared/form/FieldError';
import { fullName } from '../../shared/lib/format';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t as all } from './en';
import { useCandidatesQuery } from './sessions.api';

const t = all.requests;

interface CounselorSelectProps {
  readonly requestId: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (counselorId: string | undefined) => void;
}

/** The counselors who could lead the requested session; the student's own are marked. */
export function CounselorSelect({ requestId, value = '', error, onChange }: CounselorSelectProps) {
  const id = useId();
  const query = useCandidatesQuery(requestId);
  return (
    <Loaded query={query} what={t.loading} rows={1} empty={<Empty of="people">{t.noCounselors}</Empty>}>
      {(candidates) => (
        <FormGroup label={t.choose} labelFor={id}>
          <HTMLSelect
            id={id}
            fill
            value={value}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
          >
            <option value="">{t.noneChosen}</option>
            {candidates.map(({ id: candidate, attributes }) => (
              <option key={candidate} value={candidate}>
                {[fullName(attributes), attributes.own && t.own].filter(Boolean).join(' · ')}
              </option>
            ))}
          </HTMLSelect>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </FormGroup>
      )}
    </Loaded>
  );
}
