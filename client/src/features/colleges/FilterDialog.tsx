import { Button, Checkbox, Dialog, DialogBody, DialogFooter, Radio } from '@blueprintjs/core';
import { useId } from 'react';
import type { CataloguePage } from 'contract/college-search';
import { Box, Grid, Stack, Text } from '../../shared/layout/layout';
import { formatNumber } from '../../shared/lib/format';
import { t as all } from './en';
import { FILTERS, type FilterGroup } from './filters';
import styles from './colleges.module.css';

const t = all.filters;
type Name = FilterGroup['name'];

interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly chosen: Readonly<Record<Name, readonly string[]>>;
  readonly found: number | undefined;
  readonly counts: CataloguePage['meta']['counts'] | undefined;
  readonly onToggle: (name: Name, value: string) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

export default function FilterDialog(props: FilterDialogProps) {
  const { isOpen, chosen, found, counts, onToggle, onClear, onClose } = props;
  const isNarrowed = Object.values(chosen).some((values) => values.length > 0);
  return (
    <Dialog isOpen={isOpen} title={t.title} onClose={onClose} className={styles.dialog}>
      <DialogBody>
        <Stack gap={5}>
          {FILTERS.map((group) => (
            <Group
              key={group.name}
              group={group}
              chosen={chosen[group.name]}
              counts={counts?.[group.name]}
              onToggle={(value) => onToggle(group.name, value)}
            />
          ))}
          <Text as="p" flush size={2} tone="muted">
            {t.unknown}
          </Text>
        </Stack>
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
  const Option = isSingle ? Radio : Checkbox;
  const isChosen = (value: string) => chosen.includes(value);
  const offered = options.filter(({ value }) => !counts || counts[value] || isChosen(value));
  if (offered.length === 0) return null;
  return (
    <Box as="fieldset" pad={0} flush shrink className={styles.group} data-name={name}>
      <Text as="legend" below={2} weight={600}>
        {label}
      </Text>
      <Grid
        columns="repeat(auto-fill, minmax(min(180px, 100%), 1fr))"
        gap={[0, 6]}
        className={styles.options}
      >
        {isSingle && (
          <Radio
            name={group}
            label={t.anyPrice}
            checked={chosen.length === 0}
            onChange={() => chosen.forEach(onToggle)}
          />
        )}
        {offered.map(({ value, label: text }) => (
          <Option key={value} name={group} checked={isChosen(value)} onChange={() => onToggle(value)}>
            {text}
            {counts && (
              <Text end tone="muted" tabular className={styles.count}>
                {' '}
                {formatNumber(counts[value] ?? 0)}
              </Text>
            )}
          </Option>
        ))}
      </Grid>
    </Box>
  );
}
