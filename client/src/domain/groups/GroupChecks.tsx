import { Button, Checkbox } from '@blueprintjs/core';
import { useController } from 'react-hook-form';
import type { StudentResource } from 'contract/students';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { AddIcon } from '../../shared/ui/icons';
import { t } from './en';
import { GroupsApi } from './groups.api';
import styles from './groups.module.css';
import { useGroupForms } from './useGroupForms';

export type GroupedStudent = Pick<StudentResource, 'id' | 'attributes'>;

export interface ChosenGroups {
  /** Only the groups that the user checked or unchecked. */
  readonly chosen: Readonly<Record<string, boolean>>;
}

export function GroupChecks({ students }: { students: readonly GroupedStudent[] }) {
  const query = GroupsApi.useGroupsQuery();
  const { openNew } = useGroupForms();
  const { field } = useController<ChosenGroups, 'chosen'>({ name: 'chosen' });
  const counts = new Map<string, number>();
  for (const { attributes } of students)
    for (const id of attributes.progress?.groups ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  const choose = (id: string, isIn: boolean) => field.onChange({ ...field.value, [id]: isIn });
  const create = () =>
    openNew(
      students.map(({ id }) => id),
      (id) => choose(id, true),
    );
  return (
    <Loaded query={query} what={t.what} rows={3}>
      {({ data: groups }) => (
        <Stack gap={4} pad={[0, 0, 4]}>
          {groups.length === 0 ? (
            <Text as="p" flush tone="muted">
              {t.none}
            </Text>
          ) : (
            <Stack as="fieldset" className={styles.groups}>
              <legend className="visually-hidden">{t.title}</legend>
              {groups.map(({ id, attributes: { name } }) => {
                const count = counts.get(id) ?? 0;
                const isIn = field.value[id] ?? count === students.length;
                const isSome = field.value[id] === undefined && count > 0 && !isIn;
                return (
                  <Checkbox
                    key={id}
                    checked={isIn}
                    indeterminate={isSome}
                    onChange={() => choose(id, !isIn)}
                    labelElement={
                      <Text breakable>
                        {name}
                        {isSome && (
                          <Text size={2} tone="muted" tabular>
                            {' '}
                            {t.some(count, students.length)}
                          </Text>
                        )}
                      </Text>
                    }
                  />
                );
              })}
            </Stack>
          )}
          <Row>
            <Button icon={<AddIcon />} text={t.create} onClick={create} />
          </Row>
        </Stack>
      )}
    </Loaded>
  );
}
