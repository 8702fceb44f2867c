import { FormGroup, InputGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { isCeebCode, wordsIn, type AudienceValues } from './audience';
import { Chips } from '../../shared/ui/Chips';
import styles from './audience.module.css';

const SEPARATOR = /[\s,;]/;

/** CEEB codes typed one by one or pasted as a list; what is still being typed counts too. */
export function CollegeCodes() {
  const id = useId();
  const { field, fieldState } = useController<AudienceValues, 'ceeb_codes'>({
    name: 'ceeb_codes',
    rules: { validate: allCodes },
  });
  const [codes, setCodes] = useState(field.value);
  const [typed, setTyped] = useState('');
  const error = fieldState.error?.message;

  const change = (nextCodes: readonly string[], nextTyped: string) => {
    setCodes(nextCodes);
    setTyped(nextTyped);
    field.onChange(wordsIn([...nextCodes, nextTyped].join(' ')));
  };
  const take = (text: string) => change(wordsIn([...codes, text].join(' ')), '');
  return (
    <FormGroup label="CEEB codes" labelFor={id}>
      <Chips
        label="Chosen colleges"
        items={codes.map((code) => ({ id: code, label: code, invalid: !isCeebCode(code) }))}
        onRemove={(removed) =>
          change(
            codes.filter((code) => code !== removed),
            typed,
          )
        }
      />
      <InputGroup
        id={id}
        inputRef={field.ref}
        value={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        onValueChange={(text) => (SEPARATOR.test(text) ? take(text) : change(codes, text))}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!SEPARATOR.test(pasted)) return;
          event.preventDefault();
          take(`${typed} ${pasted}`);
        }}
        onBlur={field.onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(typed);
        }}
        fill
      />
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
      <span id={`${id}-help`} className={styles.note}>
        Four to six digits each. Type or paste as many as you like.
      </span>
    </FormGroup>
  );
}

function allCodes(words: readonly string[]): true | string {
  const wrong = words.find((word) => !isCeebCode(word));
  if (wrong) return `“${wrong}” is not a CEEB code`;
  return words.length > 0 || 'Enter at least one CEEB code';
}
