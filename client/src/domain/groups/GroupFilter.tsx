import { Button, Checkbox, PopoverNext } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { Box, Row, Stack, Text } from '../../shared/layout/layout';
import { openDialog } from '../../shared/ui/dialogs';
import { EditIcon, TagIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { useNarrow } from '../../shared/ui/media';
import { t } from './en';
import { GroupsApi } from './groups.api';
import styles from './groups.module.css';

const ManageGroups = lazyComponent(() => import('./ManageGroups'));

interface GroupFilterProps {
  readonly chosen: readonly string[];
  /** How many students each group would select. */
  readonly counts: Readonly<Record<string, number>>;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Chooses the groups whose students are listed, and leads to the dialog that manages them. */
export function GroupFilter({ chosen, counts, onChange }: GroupFilterProps) {
  const { currentData } = GroupsApi.useGroupsQuery();
  // Among the icons of a phone's toolbar, or below another button of the same width.
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const manages = useRef(false);
  const groups = currentData?.data ?? [];
  const gone = currentData ? chosen.filter((id) => !groups.some((group) => group.id === id)) : [];
  const choices = [
    ...groups.map(({ id, attributes }) => ({ id, name: attributes.name })),
    ...gone.map((id) => ({ id, name: t.filter.gone })),
  ];
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const manage = () => {
    manages.current = true;
    setOpen(false);
  };
  // The dialog would lose the focus, which the popover returns when it has closed.
  const runWaiting = () => {
    if (manages.current) openDialog(ManageGroups, {});
    manages.current = false;
  };
  return (
    <Box fixed className="icon-on-phone">
      <PopoverNext
        isOpen={isOpen}
        onInteraction={setOpen}
        onClosed={runWaiting}
        placement="bottom-end"
        arrow={false}
        fill={!isNarrow}
        content={
          <Stack gap={3} pad={[3, 4]} className={styles.filter}>
            {choices.length === 0 ? (
              <Text as="p" flush size={2} tone="muted">
                {t.none}
              </Text>
            ) : (
              <Stack as="fieldset" className={styles.groups}>
                <Text as="legend" below={2} size={2} tone="muted">
                  {t.filter.help}
                </Text>
                {choices.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    checked={chosen.includes(id)}
                    onChange={() => toggle(id)}
                    labelElement={
                      <Text breakable>
                        {name}{' '}
                        <Text size={2} tone="muted" tabular>
                          {counts[id] ?? 0}
                        </Text>
                      </Text>
                    }
                  />
                ))}
              </Stack>
            )}
            <Row wrap gap={2}>
              <Button icon={<EditIcon />} text={t.manage} onClick={manage} />
              {chosen.length > 0 && (
                <Button variant="minimal" text={t.filter.clear} onClick={() => onChange([])} />
              )}
            </Row>
          </Stack>
        }
      >
        <Button
          icon={<TagIcon />}
          text={t.filter.label}
          endIcon={
            chosen.length > 0 ? (
              <Text tabular className={styles.count}>
                {chosen.length}
              </Text>
            ) : undefined
          }
          aria-label={t.filter.chosen(chosen.length)}
          active={chosen.length > 0}
          fill={!isNarrow}
        />
      </PopoverNext>
    </Box>
  );
}
