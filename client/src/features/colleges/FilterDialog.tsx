import { Button, Checkbox, Dialog, DialogBody, DialogFooter, Radio } from '@blueprintjs/core';
import { useId } from 'react';
import { formatNumber } from '../../shared/lib/format';
import { t as all } from './en';
import { FILTERS, type FilterGroup } from './filters';
import styles from './FilterDialog.module.css';

const t = all.filters;
type Name = FilterGroup['name'];

interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly chosen: Readonly<Record<Name, readonly string[]>>;
  readonly found: number | undefined;
  readonly states: Readonly<Record<string, number>>;
  readonly onToggle: (name: Name, value: string) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

export default function FilterDialog(props: FilterDialogProps) {
  const { isOpen, chosen, found, states, onToggle, onClear, onClose } = props;
  const isNarrowed = Object.values(chosen).some((values) => values.length > 0);
  return (
    <Dialog isOpen={isOpen} title={t.title} onClose={onClose} className={styles.dialog}>
      <DialogBody>
        <div className={styles.groups}>
          {FILTERS.map((group) => (
            <Group
              key={group.name}
              group={group}
              chosen={chosen[group.name]}
              counts={group.name === 'state' ? states : undefined}
              onToggle={(value) => onToggle(group.name, value)}
            />
          ))}
          <p className={styles.unknown}>{t.unknown}</p>
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <Button
            intent="primary"
            text={found === undefined ? all.catalogue.heading : t.show(found)}
            onClick={onClose}
          />
        }
      >
        <Button variant="minimal" text={t.clear} disabled={!isNarrowed} onClick={onClear} />
      </DialogFooter>
    </Dialog>
  );
}

interface GroupProps {
  readonly group: FilterGroup;
  readonly chosen: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onToggle: (value: string) => void;
}

function Group({ group: { name, label, options, isSingle }, chosen, counts, onToggle }: GroupProps) {
  const group = useId();
  const isChosen = (value: string) => chosen.includes(value);
  return (
    <fieldset className={styles.group} data-name={name}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {isSingle && (
          <Radio
            name={group}
            label={t.anyPrice}
            checked={chosen.length === 0}
            onChange={() => chosen.forEach(onToggle)}
          />
        )}
        {options.map(({ value, label: text }) =>
          isSingle ? (
            <Radio
              key={value}
              name={group}
              label={text}
              checked={isChosen(value)}
              onChange={() => onToggle(value)}
            />
          ) : (
            <Checkbox key={value} checked={isChosen(value)} onChange={() => onToggle(value)}>
              {text}
              {counts && <span className={styles.count}> {formatNumber(counts[value] ?? 0)}</span>}
            </Checkbox>
          ),
        )}
      </div>
    </fieldset>
  );
}
