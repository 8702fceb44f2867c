import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TokenUser } from 'contract/resources';
import type { ThreadResource } from 'contract/threads';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { Paging, usePage } from '../../shared/list/Paging';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { AddIcon, EditIcon, TrashIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { Toolbar } from '../../shared/ui/Toolbar';
import { ThreadCard } from './ThreadCard';
import { ThreadDialog } from './ThreadDialog';
import { useRetireThreadMutation, useThreadsQuery } from './threads.api';
import styles from './threads.module.css';

/** A dialog's subject outlives its closing, so that the text does not vanish while it fades. */
interface Subject {
  readonly isOpen: boolean;
  readonly thread?: ThreadResource;
}

const CLOSED: Subject = { isOpen: false };
const closed = ({ thread }: Subject): Subject => ({ isOpen: false, thread });

export function ThreadList({ user }: { user: TokenUser }) {
  const [page, setPage] = usePage();
  const { currentData, error, refetch } = useThreadsQuery(page);
  const [retire] = useRetireThreadMutation();
  const [writing, setWriting] = useState(CLOSED);
  const [retiring, setRetiring] = useState(CLOSED);
  const writes = user.role === 'admin' || user.role === 'counselor';
  const mayChange = ({ relationships }: ThreadResource) =>
    user.role === 'admin' || relationships.author.data?.id === user.id;
  const confirmed = async () => {
    await retire(retiring.thread!.id).unwrap();
    toast.success('Thread retired.');
    focusPageTitle();
  };
  return (
    <>
      {writes && (
        <Toolbar>
          <Button
            intent="primary"
            icon={<AddIcon />}
            text="Write a thread"
            onClick={() => setWriting({ isOpen: true })}
          />
        </Toolbar>
      )}
      {!currentData && error && <Failed error={error} onRetry={refetch} />}
      {!currentData && !error && <Loading what="threads" />}
      {currentData?.data.length === 0 && (
        <Empty>
          {writes
            ? 'No threads yet. What you write here, every student can read.'
            : 'No threads yet. What your counselors write will appear here.'}
        </Empty>
      )}
      <div className={styles.list}>
        {currentData?.data.map((thread) => {
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
                      aria-label={`Edit ${title}`}
                      onClick={() => setWriting({ isOpen: true, thread })}
                    />
                    <Button
                      variant="minimal"
                      icon={<TrashIcon />}
                      aria-label={`Retire ${title}`}
                      onClick={() => setRetiring({ isOpen: true, thread })}
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
      <Paging label="Pages of threads" page={page} pageCount={currentData?.pageCount ?? 1} onPage={setPage} />
      <ThreadDialog isOpen={writing.isOpen} thread={writing.thread} onClose={() => setWriting(closed)} />
      <ConfirmDialog
        isOpen={retiring.isOpen}
        title="Retire thread?"
        confirmLabel="Retire"
        onConfirm={confirmed}
        onClose={() => setRetiring(closed)}
      >
        <p>
          {retiring.thread && `“${retiring.thread.attributes.title}” will no longer be shown to anybody.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
