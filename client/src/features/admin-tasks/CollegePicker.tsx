import { FormGroup } from '@blueprintjs/core';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { collegeMessages, type CollegeListResource } from 'contract/colleges';
import { CollegesApi } from '../../domain/colleges/colleges.api';
import { placeOf } from '../../domain/colleges/savedStatus';
import { FieldError } from '../../shared/form/FieldError';
import { Text } from '../../shared/layout/layout';
import { useDebounced } from '../../shared/lib/clock';
import { Chip, ChipList } from '../../shared/ui/Chips';
import { Combobox } from '../../shared/ui/Combobox';
import { isCeebCode, isLikeACode, wordsIn, type AudienceValues } from './audience';
import { t } from './en';

const SHORTEST = 2;
const SEPARATOR = /[\s,;]/;

/** Picks colleges by name, or by CEEB codes that are typed or pasted; a code still being typed counts too. */
export function CollegePicker() {
  const id = useId();
  const { field, fieldState } = useController<AudienceValues, 'ceeb_codes'>({
    name: 'ceeb_codes',
    rules: { validate: allCodes },
  });
  const [codes, setCodes] = useState(field.value);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState('');
  const sought = isLikeACode(typed) ? '' : typed.trim();
  const q = useDebounced(sought);
  const seeking = sought !== '' && q.length >= SHORTEST;
  const { currentData, isError, refetch } = CollegesApi.useSearchCollegesQuery(q, { skip: !seeking });
  const failed = isError ? collegeMessages.loadFailed : undefined;
  const error = fieldState.error?.message;

  const change = (nextCodes: readonly string[], nextTyped: string) => {
    const rest = isLikeACode(nextTyped) ? wordsIn(nextTyped) : [nextTyped.trim()].filter(Boolean);
    setCodes(nextCodes);
    setTyped(nextTyped);
    field.onChange([...new Set([...nextCodes, ...rest])]);
  };
  const take = (text: string) => change(wordsIn([...codes, text].join(' ')), '');
  const choose = ({ id, attributes: { name } }: CollegeListResource) => {
    setNames({ ...names, [id]: name });
    take(id);
  };
  const type = (text: string) => {
    if (SEPARATOR.test(text) && wordsIn(text).every(isLikeACode)) take(text);
    else change(codes, text);
  };
  const paste = (event: ClipboardEvent) => {
    const words = wordsIn(event.clipboardData.getData('text'));
    if (words.length < 2 || !words.some(isLikeACode)) return;
    event.preventDefault();
    take([typed, ...words].join(' '));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isLikeACode(typed)) take(typed);
  };
  return (
    <FormGroup label={t.colleges.label} labelFor={id}>
      <ChipList label={t.audience.names.colleges}>
        {codes.map((code) => (
          <CollegeChip
            key={code}
            code={code}
            name={names[code]}
            control={id}
            onRemove={() =>
              change(
                codes.filter((other) => other !== code),
                typed,
              )
            }
          />
        ))}
      </ChipList>
      <Combobox
        id={id}
        label={t.colleges.found}
        inputRef={field.ref}
        placeholder={t.colleges.search}
        value={typed}
        onValueChange={type}
        search={seeking ? { found: currentData, failed, onRetry: refetch } : undefined}
        none={collegeMessages.noResults}
        option={described}
        onChoose={choose}
        onPaste={paste}
        onKeyDown={press}
        onBlur={field.onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        fill
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <Text size={2} tone="muted" id={`${id}-help`}>
        {t.colleges.help}
      </Text>
    </FormGroup>
  );
}

interface CollegeChipProps {
  readonly code: string;
  readonly name: string | undefined;
  readonly control: string;
  readonly onRemove: () => void;
}

function CollegeChip({ code, name, ...chip }: CollegeChipProps) {
  const isCode = isCeebCode(code);
  const { data } = CollegesApi.useCollegeQuery(code, { skip: !isCode || name !== undefined });
  const known = name ?? data?.attributes.name;
  return <Chip label={known ?? code} details={known && code} invalid={!isCode} {...chip} />;
}

const described = ({ id, attributes }: CollegeListResource) => ({
  title: attributes.name,
  details: t.colleges.details(id, placeOf(attributes)),
});

function allCodes(words: readonly string[]): true | string {
  const wrong = words.find((word) => !isCeebCode(word));
  if (wrong) return t.colleges.notACode(wrong);
  return words.length > 0 || t.colleges.required;
}
