import { given } from '../../../kernel/testing';
import { departure } from './departure.decider';

const student = { studentId: 's1' };
const announcement = { ...student, entityId: 'e1', eraseOn: '2027-03-01' };
const hold = { ...student, reason: 'A lawsuit' };
const announced = { type: 'ErasureAnnounced', data: announcement } as const;
const calledOff = { type: 'ErasureCalledOff', data: { ...student, because: 'signed-in' } } as const;
const held = { type: 'ErasureHeld', data: hold } as const;
const holdEnded = { type: 'ErasureHoldEnded', data: student } as const;
const ended = { type: 'RetentionEnded', data: { ...student, entityId: 'e1' } } as const;

const history = given(departure);
const onTheDay = { ...student, today: '2027-03-01' };

describe('the record of a former student', () => {
  it('is erased on the announced day or later', () => {
    history().when('Announce', announcement).yields(announced);
    history(announced).when('End', onTheDay).yields(ended);
    history(announced)
      .when('End', { ...student, today: '2027-04-09' })
      .yields(ended);
    history(announced)
      .when('End', { ...student, today: '2027-02-28' })
      .yields();
  });

  it('is not erased without an announcement', () => {
    history().when('End', onTheDay).yields();
  });

  it('stays if the student came back, until announced again', () => {
    history(announced).when('CallOff', calledOff.data).yields(calledOff);
    history(announced, calledOff).when('End', onTheDay).yields();
    history(announced, calledOff).when('Announce', announcement).yields(announced);
    history().when('CallOff', calledOff.data).yields();
  });

  it('stays during a hold, which cancels the announcement', () => {
    history(announced).when('Hold', hold).yields(held);
    history(announced, held).when('End', onTheDay).yields();
    history(held).when('Announce', announcement).yields();
    history(announced, held).when('EndHold', student).yields(holdEnded);
    history(announced, held, holdEnded).when('End', onTheDay).yields();
    history().when('EndHold', student).yields();
  });

  it('has the latest reason for its hold', () => {
    const another = { ...student, reason: 'The family asked' };
    history(held).when('Hold', hold).yields();
    history(held).when('Hold', another).yields({ type: 'ErasureHeld', data: another });
  });

  it('cannot be held or restored once its time has ended', () => {
    history(announced, ended).when('CallOff', calledOff.data).yields();
    history(announced, ended).when('Hold', hold).isRejected('former-student-not-found');
    history(announced, ended).when('Announce', announcement).yields();
  });
});
