import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { UserResource } from 'contract/resources';
import { messageOf } from '../../shared/api/errors';
import { useUsersQuery } from '../../shared/api/users.api';
import { fullName } from '../../shared/lib/format';
import { ROLE_NAMES } from '../../shared/lib/roles';
import { CrossIcon } from '../../shared/ui/icons';
import styles from './PersonPicker.module.css';
import { useDebounced } from './useDebounced';

const SHORTEST = 3;
const DEBOUNCE_MS = 400;
const NOBODY: readonly UserResource[] = [];

interface PersonPickerProps {
  readonly label: string;
  /** Id of the chosen person, empty for none. */
  readonly value: string;
  readonly name: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** A combobox over everybody who has an account. */
export function PersonPicker({ label, value, name, onChoose }: PersonPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Undefined while nobody is being sought. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const q = useDebounced(typed?.trim() ?? '', DEBOUNCE_MS);
  const seeking = typed !== undefined && q.length >= SHORTEST;
  const { currentData, error } = useUsersQuery({ roles: [], q, currentPage: 1 }, { skip: !seeking });
  const people = (seeking && currentData?.data) || NOBODY;
  const isOpen = people.length > 0;

  const seek = (text: string) => {
    setTyped(text);
    setActive(0);
    if (text === '' && value) onChoose('');
  };
  const choose = (person: UserResource) => {
    setTyped(undefined);
    onChoose(person.id);
  };
  const clear = () => {
    setTyped(undefined);
    onChoose('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setTyped(undefined);
    if (!isOpen) return;
    if (step) setActive((active + step + people.length) % people.length);
    if (event.key === 'Enter') choose(people[active]!);
    if (step || event.key === 'Enter') event.preventDefault();
  };
  const status = !seeking
    ? ''
    : error
      ? messageOf(error)
      : !currentData
        ? 'Searching…'
        : isOpen
          ? ''
          : 'Nobody found.';

  return (
    <FormGroup label={label} labelFor={id} className={styles.picker}>
      <InputGroup
        id={id}
        inputRef={input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-people` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder="Anybody"
        value={typed ?? name ?? ''}
        onValueChange={seek}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setTyped(undefined)}
        rightElement={
          value ? (
            <Button
              variant="minimal"
              size="small"
              icon={<CrossIcon />}
              aria-label={`Clear ‘${label}’`}
              onClick={clear}
            />
          ) : undefined
        }
      />
      {isOpen && (
        <ul id={`${id}-people`} role="listbox" aria-label={label} className={styles.list}>
          {people.map((person, index) => (
            <li
              key={person.id}
              id={`${id}-${index}`}
              ref={index === active ? intoView : undefined}
              role="option"
              aria-selected={index === active}
              className={styles.person}
              // Keeps the focus in the input, whose blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <span>{fullName(person.attributes)}</span>
              <span className={styles.details}>
                {ROLE_NAMES[person.attributes.role]} · {person.attributes.email}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={status ? styles.status : undefined}>
        {status}
      </div>
    </FormGroup>
  );
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
