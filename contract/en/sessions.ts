export const sessionMessages = {
  missingDate: 'Missing Date',
  scheduled: 'Succesfully Scheduled!',
  requestSent: ({ time }: { time: string }) => `Session request sent for ${time}!`,
  counselorMismatch: 'Counselor id mismatch',
  proposedTime: 'Proposed Time',
  bookedTime: 'Booked Time',
  noSessions: 'No sessions found.',
  noRequests: 'No session requests found.',
  counselorsAlone: 'Must be counselor to add sessions',
  signedInAlone: 'Must be signed in to view this page',
};
