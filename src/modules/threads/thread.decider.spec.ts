import { given } from '../../kernel/testing';
import { thread } from './thread.decider';

const author = { id: 'u1', role: 'counselor' };
const fields = { title: 'Start early', categories: ['Essays'], body: 'Begin in June.' };
const published = { type: 'ThreadPublished', data: { threadId: 't1', authorId: 'u1', ...fields } } as const;
const retired = { type: 'ThreadRetired', data: { threadId: 't1', title: 'Start early' } } as const;
const edited = {
  type: 'ThreadEdited',
  data: { threadId: 't1', title: 'Sooner', changes: { title: { from: 'Start early', to: 'Sooner' } } },
} as const;

const history = given(thread);

it('publishes a thread once, by its author', () => {
  history().when('Publish', { threadId: 't1', fields }, { actor: author }).yields(published);
});

it('lets only the author or an admin edit a thread', () => {
  const edit = { fields: { ...fields, title: 'Sooner' } };
  history(published).when('Edit', edit, { actor: author }).yields(edited);
  history(published).when('Edit', edit).yields(edited);
  history(published)
    .when('Edit', edit, { actor: { id: 'u2', role: 'counselor' } })
    .isRejected('not-the-author');
  history(published, edited).when('Edit', edit, { actor: author }).yields();
});

it('lets only the author or an admin retire a thread', () => {
  history(published).when('Retire', {}, { actor: author }).yields(retired);
  history(published)
    .when('Retire', {}, { actor: { id: 'u2', role: 'counselor' } })
    .isRejected('not-the-author');
  history(published, retired).when('Edit', { fields }).isRejected('thread-not-found');
  history().when('Retire', {}).isRejected('thread-not-found');
});

it('lets only the author or an admin restore a thread', () => {
  const restored = { type: 'ThreadRestored', data: { threadId: 't1', title: 'Start early' } } as const;
  history(published, retired).when('Restore', {}, { actor: author }).yields(restored);
  history(published, retired)
    .when('Restore', {}, { actor: { id: 'u2', role: 'counselor' } })
    .isRejected('not-the-author');
  history(published, retired, restored).when('Edit', { fields }).yields();
  history(published).when('Restore', {}).yields();
});
