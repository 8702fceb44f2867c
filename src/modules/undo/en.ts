import type { LocalizedMessage } from '../../kernel/sentences';

export const en = {
  'nothing-to-undo': 'There is nothing to undo.',
  'cannot-be-undone': 'This can’t be undone.',
  'undo-too-late': ({ minutes }: { minutes: number }) =>
    `This was done more than ${minutes} minutes ago and can no longer be undone.`,
  'still-under-way': 'This is still in progress. You can undo it when it’s done.',
  'changed-since': 'This was changed since, so nothing was undone.',
  'not-undone': ({ reason }: { reason: LocalizedMessage }) => `Nothing was undone. ${reason.in('en')}`,
  'partly-undone':
    'Only part of this was undone, because it changed in the meantime. Check the current state.',
};
