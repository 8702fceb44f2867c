import type { Told } from '../../kernel/sentences';

export const en = {
  'nothing-to-undo': 'There is nothing to undo.',
  'cannot-be-undone': 'This cannot be undone.',
  'undo-too-late': ({ minutes }: { minutes: number }) =>
    `This was done more than ${minutes} minutes ago and can no longer be undone.`,
  'still-under-way': 'This is still under way. It can be undone once it is done.',
  'changed-since': 'It has been changed since, so nothing was undone.',
  'not-undone': ({ reason }: { reason: Told }) => `Nothing was undone. ${reason.in('en')}`,
  'partly-undone':
    'It was changed while it was being undone, so only part of it was undone. Look at what there is now.',

  whichRequest: 'request must be the id of a request',
};
