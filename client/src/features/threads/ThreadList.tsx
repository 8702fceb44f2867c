import { Link } from 'react-router-dom';
import type { TokenUser } from 'contract/identity';
import { threadRules, type ThreadFields, type ThreadResource } from 'contract/threads';
import { defineFields } from '../../shared/form/fields';
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

const fields = defineFields<ThreadFields>({
  title: { label: t.form.title, rules: threadRules.title },
  categories: { input: CategoriesField, blank: [] },
  body: { label: t.form.text, kind: 'textarea', rules: threadRules.body, help: t.form.textHelp },
});

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
      <ResourceList
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
