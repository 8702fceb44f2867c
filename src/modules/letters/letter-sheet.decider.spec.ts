import { given } from '../../kernel/testing';
import { letterSheet } from './letter-sheet.decider';

const waived = { type: 'LetterRightsChosen', data: { studentId: 's1', waived: true } } as const;
const kept = { type: 'LetterRightsChosen', data: { studentId: 's1', waived: false } } as const;
const reset = { type: 'LetterRightsReset', data: { studentId: 's1' } } as const;

const history = given(letterSheet);

it('takes the choice of rights once, until it is reset', () => {
  const keep = { studentId: 's1', waived: false };
  history().when('ChooseRights', { studentId: 's1', waived: true }).yields(waived);
  history(waived).when('ChooseRights', { studentId: 's1', waived: true }).yields();
  history(waived).when('ChooseRights', keep).isRejected('rights-chosen');
  history(waived).when('ResetRights', { studentId: 's1' }).yields(reset);
  history(waived, reset).when('ChooseRights', keep).yields(kept);
  history().when('ResetRights', { studentId: 's1' }).yields();
});

it('stores the answers of the brag sheet when they change', () => {
  const answers = [{ question: 'What are you proud of?', answer: 'Our choir.' }];
  const answered = { type: 'BragSheetAnswered', data: { studentId: 's1', answers } } as const;
  history().when('Answer', { studentId: 's1', answers }).yields(answered);
  history(answered).when('Answer', { studentId: 's1', answers }).yields();
});
