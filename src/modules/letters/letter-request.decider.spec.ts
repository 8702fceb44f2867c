import { given } from '../../kernel/testing';
import { letterRequest } from './letter-request.decider';

const ref = { requestId: 'l1', studentId: 's1', recommenderId: 't1' };
const asking = {
  ...{ ...ref, ceebCodes: ['3434', '3917'], note: 'Mention the choir.', shares: [], waived: true },
  status: 'asked',
} as const;
const asked = { type: 'LetterRequested', data: asking } as const;
const unapproved = { type: 'LetterRequested', data: { ...asking, status: 'approval' } } as const;
type Status = 'approval' | 'asked' | 'accepted' | 'elsewhere' | 'declined' | 'refused' | 'canceled';
const moved = (from: Status, to: Status, reason = '') =>
  ({ type: 'LetterRequestMoved', data: { ...ref, status: { from, to }, reason } }) as const;
const uploaded = { type: 'LetterUploaded', data: { ...ref, fileId: 'f1' } } as const;
const sent = { type: 'LetterSent', data: { ...ref, ceebCodes: { from: [], to: ['3434'] } } } as const;

const history = given(letterRequest);

it('asks once', () => {
  history().when('Ask', asking).yields(asked);
  history(asked).when('Ask', asking).yields();
});

it('lets the author accept, and decline with a reason', () => {
  const decline = { side: 'recommender', status: 'declined' } as const;
  history(asked)
    .when('Move', { side: 'recommender', status: 'accepted', reason: '' })
    .yields(moved('asked', 'accepted'));
  history(asked)
    .when('Move', { ...decline, reason: 'I am on leave.' })
    .yields(moved('asked', 'declined', 'I am on leave.'));
  history(asked)
    .when('Move', { ...decline, reason: '' })
    .isRejected('reason-missing');
});

it('keeps a request from its author until a counselor approves', () => {
  history(unapproved)
    .when('Move', { side: 'recommender', status: 'accepted', reason: '' })
    .isRejected('letter-moved-on');
  history(unapproved)
    .when('Move', { side: 'staff', status: 'asked', reason: '' })
    .yields(moved('approval', 'asked'));
  history(unapproved)
    .when('Move', { side: 'student', status: 'asked', reason: '' })
    .isRejected('letter-moved-on');
});

it('lets the student cancel until the letter is written', () => {
  const cancel = { side: 'student', status: 'canceled', reason: '' } as const;
  history(asked).when('Move', cancel).yields(moved('asked', 'canceled'));
  history(asked, uploaded).when('Move', cancel).isRejected('letter-moved-on');
});

it('takes a letter only while the author sees the request', () => {
  history(asked).when('Upload', { fileId: 'f1' }).yields(uploaded);
  history(asked, uploaded).when('Upload', { fileId: 'f1' }).yields();
  history(asked, moved('asked', 'declined', 'No.'))
    .when('Upload', { fileId: 'f1' })
    .isRejected('letter-not-found');
});

it('does not replace a letter that was sent', () => {
  history(asked, uploaded, sent).when('Upload', { fileId: 'f2' }).isRejected('letter-was-sent');
});

it('marks a written letter as sent to colleges of the request', () => {
  history(asked, uploaded)
    .when('MarkSent', { ceebCodes: ['3434'] })
    .yields(sent);
  history(asked, uploaded, sent)
    .when('MarkSent', { ceebCodes: ['3434'] })
    .yields();
  history(asked)
    .when('MarkSent', { ceebCodes: ['3434'] })
    .isRejected('letter-not-written');
  history(asked, uploaded)
    .when('MarkSent', { ceebCodes: ['1'] })
    .isRejected('college-not-requested');
});

it('restores what was before a move', () => {
  history(asked, moved('asked', 'declined', 'No.'))
    .when('PutBack', { status: 'asked', reason: '' })
    .yields(moved('declined', 'asked'));
});
