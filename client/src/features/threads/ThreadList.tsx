import { Link } from 'react-router-dom';
import type { TokenUser } from 'contract/identity';
import { threadRules, type ThreadFields, type ThreadResource } from 'contract/threads';
import { Field } from '../../shared/form/Field';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { Text } from '../../shared/layout/layout';
import { CategoriesField } from './CategoriesField';
import { t } from './en';
import { ThreadCard } from './ThreadCard';
import {
  useEditThreadMutation,
  usePublishThreadMutation,
  useRetireThreadMutation,
  useThreadsQuery,
} from './threads.api';
import styles from './threads.module.css';

const fields = (
  <>
    <Field<ThreadFields> name="title" label={t.form.title} rules={threadRules.title} />
    <CategoriesField />
    <Field<ThreadFields>
      name="body"
      label={t.form.text}
      kind="textarea"
      rules={threadRules.body}
      help={t.form.textHelp}
    />
  </>
);

export function ThreadList({ user }: { user: TokenUser }) {
  const [page] = usePage();
  const query = useThreadsQuery(page);
  const [publish] = usePublishThreadMutation();
  const [edit] = useEditThreadMutation();
  const [retire] = useRetireThreadMutation();
  const writes = user.role === 'admin' || user.role === 'counselor';
  const may = ({ relationships }: ThreadResource) =>
    user.role === 'admin' || relationships.author.data?.id === user.id;
  return (
    <div className={styles.list}>
      <ResourceList<ThreadResource, ThreadFields>
        {...t.list}
        query={query}
        subject="messages"
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
        fields={fields}
        create={
          writes
            ? {
                ...t.create,
                blank: { title: '', categories: [], body: '' },
                draft: 'thread',
                run: (thread) => publish(thread),
              }
            : undefined
        }
        edit={{
          ...t.edit,
          may,
          draft: ({ id }) => `thread:${id}`,
          valuesOf: ({ attributes: { title, categories, body } }) => ({ title, categories, body }),
          run: ({ id }, thread) => edit({ id, fields: thread }),
        }}
        remove={{ ...t.remove, may, run: ({ id }) => retire(id) }}
      />
    </div>
  );
}
