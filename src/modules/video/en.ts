export const en = {
  'no-room': 'There is no room with this id that you may enter.',
  'room-not-open': 'The room opens ten minutes before the session begins.',
  'room-closed': 'This session is over.',
  'room-unnamed': 'Enter the id of a room.',
  'token-stale': 'This pass to the room has expired. Please enter again.',
  'not-in-room': 'You are not in a room.',
  'not-understood': 'The room did not understand this request.',
  'stream-gone': 'This stream has ended.',
  'stream-unusable': 'This browser cannot send or receive pictures as the room needs them.',
  'room-full': 'This room is full.',
  'room-too-busy': 'The room got too many requests at once.',
  'room-failed': 'The room failed. Please try again.',
};
