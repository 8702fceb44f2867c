import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { TokenUser } from 'contract/identity';
import type { ThreadResource } from 'contract/threads';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { Paging, usePage } from '../../shared/list/Paging';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { AddIcon, EditIcon, TrashIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { Toolbar } from '../../shared/ui/Toolbar';
import { useSubject } from '../../shared/ui/useSubject';
import { t } from './en';
import { ThreadCard } from './ThreadCard';
import { ThreadDialog } from './ThreadDialog';
import { useRetireThreadMutation, useThreadsQuery } from './threads.api';
import styles from './threads.module.css';

export function ThreadList({ user }: { user: TokenUser }) {
  const [page, setPage] = usePage();
  const query = useThreadsQuery(page);
  const [retire] = useRetireThreadMutation();
  const writing = useSubject<ThreadResource>();
  const retiring = useSubject<ThreadResource>();
  const writes = user.role === 'admin' || user.role === 'counselor';
  const mayChange = ({ relationships }: ThreadResource) =>
    user.role === 'admin' || relationships.author.data?.id === user.id;
  const confirmed = async () => {
    await retire(retiring.subject!.id).unwrap();
    toast.success(t.retiring.done);
  };
  return (
    <div className={styles.column}>
      {writes && (
        <Toolbar>
          <Button intent="primary" icon={<AddIcon />} text={t.list.write} onClick={() => writing.open()} />
        </Toolbar>
      )}
      <Loaded
        query={query}
        what={t.loading}
        empty={<Empty>{writes ? t.list.noneOfWriter : t.list.none}</Empty>}
      >
        {({ data }) => (
          <div className={styles.list}>
            {data.map((thread) => {
              const { title, body } = thread.attributes;
              return (
                <ThreadCard
                  key={thread.id}
                  thread={thread}
                  title={<Link to={`/threads?thread=${thread.id}`}>{title}</Link>}
                  actions={
                    mayChange(thread) && (
                      <div className={styles.actions}>
                        <Button
                          variant="minimal"
                          icon={<EditIcon />}
                          aria-label={t.list.edit(title)}
                          onClick={() => writing.open(thread)}
                        />
                        <Button
                          variant="minimal"
                          icon={<TrashIcon />}
                          aria-label={t.list.retire(title)}
                          onClick={() => retiring.open(thread)}
                        />
                      </div>
                    )
                  }
                >
                  <p className={styles.excerpt}>{body}</p>
                </ThreadCard>
              );
            })}
          </div>
        )}
      </Loaded>
      <Paging
        label={t.list.pages}
        page={page}
        pageCount={query.currentData?.pageCount ?? 1}
        onPage={setPage}
      />
      <ThreadDialog isOpen={writing.isOpen} thread={writing.subject} onClose={writing.close} />
      <ConfirmDialog
        isOpen={retiring.isOpen}
        title={t.retiring.title}
        confirmLabel={t.retiring.confirm}
        onConfirm={confirmed}
        refocus={focusPageTitle}
        onClose={retiring.close}
      >
        <p>{retiring.subject && t.retiring.consequence(retiring.subject.attributes.title)}</p>
      </ConfirmDialog>
    </div>
  );
}
