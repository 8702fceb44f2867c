import { given } from '../../kernel/testing';
import { transcripts } from './transcripts.decider';
import type { RequestedDocument } from './transcripts.events';

const studentId = 's1';
const request = (
  requestId: string,
  document: RequestedDocument['document'] = 'transcript',
): RequestedDocument => ({
  ...{ requestId, ceebCode: '3434', collegeName: 'Harbor College', document },
  requestedOn: '2026-08-20',
  requestedBy: 'student',
});
const [transcript, report] = [request('d1'), request('d2', 'school-report')];
const sending = { sentOn: '2026-08-30', way: 'common-app' } as const;

const requested = (...documents: RequestedDocument[]) =>
  ({ type: 'SchoolDocumentsRequested', data: { studentId, documents } }) as const;
const withdrawn = (...documents: RequestedDocument[]) =>
  ({ type: 'SchoolDocumentsWithdrawn', data: { studentId, documents } }) as const;
const sent = (...documents: RequestedDocument[]) =>
  ({
    type: 'SchoolDocumentsSent',
    data: { studentId, senderId: 'c1', documents: documents.map((one) => ({ ...one, ...sending })) },
  }) as const;
const reopened = (...documents: RequestedDocument[]) =>
  ({ ...sent(...documents), type: 'SchoolDocumentsReopened' }) as const;

const history = given(transcripts);
const send = (...requestIds: string[]) => ({
  ...{ studentId, requestIds, senderId: 'c1', today: '2026-09-01' },
  ...sending,
});

it('asks for documents once, and leaves out those that are asked for', () => {
  history()
    .when('Request', { studentId, documents: [transcript] })
    .yields(requested(transcript));
  history(requested(transcript))
    .when('Request', { studentId, documents: [transcript, report] })
    .yields(requested(report));
});

it('asks again for a document that was withdrawn', () => {
  history(requested(transcript), withdrawn(transcript))
    .when('Request', { studentId, documents: [transcript] })
    .yields(requested(transcript));
});

it('withdraws a request, but not of a document that was sent', () => {
  history(requested(transcript))
    .when('Withdraw', { studentId, requestIds: ['d1'] })
    .yields(withdrawn(transcript));
  history(requested(transcript), sent(transcript))
    .when('Withdraw', { studentId, requestIds: ['d1'] })
    .isRejected('document-already-sent');
  history()
    .when('Withdraw', { studentId, requestIds: ['d1'] })
    .isRejected('document-not-found');
});

it('marks several documents as sent with one day and way', () => {
  history(requested(transcript, report)).when('Send', send('d1', 'd2')).yields(sent(transcript, report));
});

it('leaves a document as it is that was sent before', () => {
  history(requested(transcript, report), sent(transcript))
    .when('Send', { ...send('d1', 'd2'), ...sending })
    .yields(sent(report));
});

it('refuses a day in the future, and a request that was withdrawn', () => {
  history(requested(transcript))
    .when('Send', { ...send('d1'), sentOn: '2026-09-02' })
    .isRejected('sent-in-future');
  history(requested(transcript), withdrawn(transcript))
    .when('Send', send('d1'))
    .isRejected('document-not-found');
});

it('opens a sent document again, and sends it as before', () => {
  history(requested(transcript), sent(transcript))
    .when('Reopen', { studentId, requestIds: ['d1'] })
    .yields(reopened(transcript));
  history(requested(transcript), sent(transcript), reopened(transcript))
    .when('SendAgain', sent(transcript).data)
    .yields(sent(transcript));
});
