import { LIST, SUMMARY } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';

onServerEvent('college.changed', {
  invalidate: ({ id }) => [
    { type: 'College', id },
    { type: 'College', id: SUMMARY },
  ],
});

onServerEvent('transcript.changed', {
  invalidate: () => [
    { type: 'Transcript', id: LIST },
    { type: 'SavedCollege', id: LIST },
  ],
});

onServerEvent('saved-college.changed', {
  invalidate: ({ data: { studentId } }) => [
    { type: 'SavedCollege', id: LIST },
    { type: 'Record', id: studentId },
  ],
});
