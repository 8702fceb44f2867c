export const en = {
  'not-the-author': 'Only the author can change this thread.',
  'thread-not-found': 'Thread not found.',
};
