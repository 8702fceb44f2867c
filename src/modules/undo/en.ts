export const en = {
  'nothing-to-undo': 'There is nothing to undo.',
  'cannot-be-undone': 'This cannot be undone.',
  'undo-too-late': ({ minutes }: { minutes: number }) =>
    `This was done more than ${minutes} minutes ago and can no longer be undone.`,
  'still-under-way': 'This is still under way. It can be undone once it is done.',
  'changed-since': 'It has been changed since, so nothing was undone.',

  whichRequest: 'request must be the id of a request',
};
