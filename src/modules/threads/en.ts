export const en = {
  'not-the-author': 'Only its author can change this thread.',
  'thread-not-found': 'Thread not found.',
};
