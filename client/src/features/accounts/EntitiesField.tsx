import { Checkbox } from '@blueprintjs/core';
import { useController, useWatch } from 'react-hook-form';
import { AccessApi } from '../../domain/access/access.api';
import { Grid, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import type { NewUser } from './accounts.api';
import { t } from './en';
import styles from './accounts.module.css';

type Values = Required<Pick<NewUser, 'role' | 'entity_ids'>>;

export function EntitiesField() {
  const query = AccessApi.useEntitiesQuery();
  const { field } = useController<Values, 'entity_ids'>({ name: 'entity_ids' });
  const role = useWatch<Values, 'role'>({ name: 'role' });
  const toggle = (id: string) =>
    field.onChange(
      field.value.includes(id) ? field.value.filter((known) => known !== id) : [...field.value, id],
    );
  return (
    <fieldset>
      <legend>{t.register.entities}</legend>
      <Loaded
        query={query}
        what={t.register.loadingEntities}
        rows={2}
        message={t.register.entitiesFailed}
        empty={
          <Text as="p" flush size={2} tone="muted">
            {t.register.noEntities}
          </Text>
        }
      >
        {(entities) => (
          <Grid min={220} fill className={styles.choices}>
            {entities.map(({ id, attributes }) => (
              <Checkbox
                key={id}
                label={attributes.name}
                checked={field.value.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </Grid>
        )}
      </Loaded>
      {role === 'exam_admin' && (
        <Text as="p" flush size={2} tone="muted" role="status">
          {field.value.length === 0 ? t.register.accessToAll : t.register.accessToThese}
        </Text>
      )}
    </fieldset>
  );
}
