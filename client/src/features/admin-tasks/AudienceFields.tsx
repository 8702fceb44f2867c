import { Radio, Checkbox, FormGroup, InputGroup } from '@blueprintjs/core';
import { useId, useEffect, useState } from 'react';
import { useFormContext, useWatch, useController } from 'react-hook-form';
import type { TaskType } from 'contract/tasks';
import { messages } from 'contract/messages';
import type { UserResource } from 'contract/identity';
import { FieldError } from '../../shared/form/FieldError';
import { Text } from '../../shared/layout/layout';
import { UsersApi } from '../../domain/people/users.api';
import { fullName } from '../../shared/lib/format';
import { Paging } from '../../shared/list/Paging';
import { Loaded } from '../../shared/list/Loaded';
import { SearchIcon } from '../../shared/ui/icons';
import { Chips } from '../../shared/ui/Chips';
import { AUDIENCES, type AudienceValues } from './audience';
import { CollegePicker } from './CollegePicker';
import { t } from './en';
import styles from './adminTasks.module.css';

export function AudienceFields({ type }: { type: TaskType }) {
  const id = useId();
  const { register, formState } = useFormContext<AudienceValues>();
  const chosen = useWatch<AudienceValues, 'audience'>({ name: 'audience' });
  const offered = AUDIENCES[type];
  const error = formState.errors.audience?.message;
  const { ref, ...radio } = register('audience', {
    validate: (audience) => (audience !== '' && offered.includes(audience)) || t.audience.required,
  });
  return (
    <fieldset aria-describedby={error && id}>
      <legend>{t.audience.legend}</legend>
      {offered.map((audience) => (
        <Radio key={audience} {...radio} inputRef={ref} value={audience}>
          {t.audience.names[audience]}{' '}
          {audience in t.audience.later && (
            <Text size={2} tone="muted">
              {t.audience.later[audience as keyof typeof t.audience.later]}
            </Text>
          )}
        </Radio>
      ))}
      <FieldError id={id}>{error}</FieldError>
      {chosen === 'colleges' && offered.includes(chosen) && <CollegePicker />}
      {chosen === 'students' && offered.includes(chosen) && <StudentPicker />}
    </fieldset>
  );
}

const SHORTEST = 3;
const DEBOUNCE_MS = 400;

function StudentPicker() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState({ q: '', currentPage: 1 });
  const query = UsersApi.useUsersQuery({ roles: ['student'], ...search });
  const { field, fieldState } = useController<AudienceValues, 'students'>({
    name: 'students',
    rules: { validate: (chosen) => chosen.length > 0 || t.students.required },
  });
  const error = fieldState.error?.message;

  useEffect(() => {
    const q = typed.trim();
    if (q.length > 0 && q.length < SHORTEST) return;
    const timer = setTimeout(() => setSearch({ q, currentPage: 1 }), q ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [typed]);

  const remove = (id: string) => field.onChange(field.value.filter((student) => student.id !== id));
  const toggle = ({ id, attributes }: UserResource) => {
    if (field.value.some((student) => student.id === id)) remove(id);
    else field.onChange([...field.value, { id, label: fullName(attributes) }]);
  };
  return (
    <FormGroup label={t.students.label} labelFor={id}>
      <Chips label={t.audience.names.students} items={field.value} control={id} onRemove={remove} />
      <InputGroup
        id={id}
        type="search"
        placeholder={t.students.search}
        leftElement={<SearchIcon />}
        inputRef={field.ref}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        fill
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <Loaded
        query={query}
        what={t.students.what}
        rows={4}
        message={messages.studentsFailed}
        empty={
          <Text as="p" flush above={3} below={3} tone="muted" role="status">
            {search.q ? t.students.noMatch(search.q) : t.students.none}
          </Text>
        }
      >
        {({ data }) => (
          <ul className={styles.found}>
            {data.map((student) => (
              <li key={student.id}>
                <Checkbox
                  checked={field.value.some(({ id }) => id === student.id)}
                  onChange={() => toggle(student)}
                >
                  {fullName(student.attributes)}{' '}
                  <Text size={2} tone="muted">
                    {student.attributes.email}
                  </Text>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Paging
        label={t.students.pages}
        page={search.currentPage}
        pageCount={query.currentData?.pageCount ?? 1}
        onPage={(currentPage) => setSearch({ ...search, currentPage })}
      />
    </FormGroup>
  );
}
