import { Link } from 'react-router-dom';
import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TokenUser } from 'contract/identity';
import {
  threadRules,
  type ThreadFields,
  type ThreadResource,
  MAX_CATEGORY_LENGTH,
  MAX_CATEGORIES,
} from 'contract/threads';
import { defineFields } from '../../shared/form/fields';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { Text, Row } from '../../shared/layout/layout';
import { Chips } from '../../shared/ui/Chips';
import { AddIcon } from '../../shared/ui/icons';
import { t } from './en';
import { ThreadCard } from './ThreadCard';
import { ThreadsApi } from './threads.api';
import styles from './threads.module.css';

function CategoriesField() {
  const id = useId();
  const { setValue } = useFormContext<ThreadFields>();
  const categories = useWatch<ThreadFields, 'categories'>({ name: 'categories' });
  const [typed, setTyped] = useState('');
  const full = categories.length >= MAX_CATEGORIES;
  const change = (next: readonly string[]) => setValue('categories', next, { shouldDirty: true });
  const add = () => {
    const category = typed.trim();
    if (category && !full && !categories.includes(category)) change([...categories, category]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <FormGroup
      label={t.categories}
      labelFor={id}
      helperText={(full ? t.form.allCategories : t.form.categoriesHelp)(MAX_CATEGORIES)}
    >
      <Chips
        label={t.categories}
        items={categories.map((category) => ({ id: category, label: category }))}
        control={id}
        onRemove={(category) => change(categories.filter((other) => other !== category))}
      />
      <Row align="stretch" gap={2}>
        <InputGroup
          id={id}
          fill
          value={typed}
          maxLength={MAX_CATEGORY_LENGTH}
          disabled={full}
          onValueChange={setTyped}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button icon={<AddIcon />} text={t.form.addCategory} disabled={full} onClick={add} />
      </Row>
    </FormGroup>
  );
}

const fields = defineFields<ThreadFields>({
  title: { label: t.form.title, rules: threadRules.title },
  categories: { input: CategoriesField, blank: [] },
  body: { label: t.form.text, kind: 'textarea', rules: threadRules.body, help: t.form.textHelp },
});

export function ThreadList({ user }: { user: TokenUser }) {
  const [page] = usePage();
  const query = ThreadsApi.useThreadsQuery(page);
  const [publish] = ThreadsApi.usePublishThreadMutation();
  const [edit] = ThreadsApi.useEditThreadMutation();
  const [retire] = ThreadsApi.useRetireThreadMutation();
  const writes = user.role === 'admin' || user.role === 'counselor';
  const may = ({ relationships }: ThreadResource) =>
    user.role === 'admin' || relationships.author.data?.id === user.id;
  return (
    <div className={styles.list}>
      <ResourceList
        {...t.list}
        query={query}
        sketch="bubbles"
        empty={writes ? t.noneOfWriter : t.none}
        nameOf={({ attributes }) => attributes.title}
        card={(thread, buttons) => (
          <ThreadCard
            thread={thread}
            title={
              <Text as={Link} quiet to={`/threads?thread=${thread.id}`} className={styles.title}>
                {thread.attributes.title}
              </Text>
            }
            actions={buttons}
          >
            <Text as="p" flush className={styles.excerpt}>
              {thread.attributes.body}
            </Text>
          </ThreadCard>
        )}
        fields={<fields.Fields />}
        create={
          writes
            ? {
                ...t.create,
                blank: fields.blank,
                draft: 'thread',
                run: (values) => publish(fields.bodyOf(values)),
              }
            : undefined
        }
        edit={{
          ...t.edit,
          may,
          draft: ({ id }) => `thread:${id}`,
          valuesOf: ({ attributes }) => fields.valuesOf(attributes),
          run: ({ id }, values) => edit({ id, ...fields.bodyOf(values) }),
        }}
        remove={{ ...t.remove, may, run: ({ id }) => retire(id) }}
      />
    </div>
  );
}
