import { given } from '../../kernel/testing';
import { counselorHour } from './counselor-hour.decider';
import { sessionRequest } from './session-request.decider';

const start = '2026-10-01T15:00:00.000Z';
const later = '2026-10-02T15:00:00.000Z';
const during = { now: '2026-10-01T15:20:00.000Z' };
const timeSlot = { requestId: 'r1', studentId: 's1', start, minutes: 60 } as const;
const ids = { requestId: 'r1', studentId: 's1' };
const requested = {
  type: 'SessionRequested',
  data: { ...timeSlot, notes: 'Essays', preferredId: 'c1' },
} as const;
const assigned = {
  type: 'CounselorAssigned',
  data: { ...timeSlot, counselorId: 'c1', before: null },
} as const;
const waived = { type: 'PaymentWaived', data: { ...ids, reason: 'A gift' } } as const;
const cancelled = {
  type: 'SessionCancelled',
  data: { ...timeSlot, counselorId: 'c1', because: 'asked' },
} as const;
const released = {
  type: 'CounselorReleased',
  data: { ...timeSlot, counselorId: 'c1', because: 'role-changed' },
} as const;
const ended = { type: 'SessionEnded', data: { ...timeSlot, counselorId: 'c1' } } as const;
const lapsed = { type: 'SessionLapsed', data: timeSlot } as const;
const rescheduled = {
  type: 'SessionRescheduled',
  data: { ...ids, minutes: 60, start: { from: start, to: later }, counselorId: 'c1' },
} as const;

const history = given(sessionRequest);

describe('a session', () => {
  const assign = { counselorId: 'c1', start, paid: true, reason: null };

  it('is requested once', () => {
    history().when('Request', requested.data).yields(requested);
    history(requested).when('Request', requested.data).yields();
  });

  it('is assigned to a counselor, and reassigned to another', () => {
    history(requested).when('Assign', assign).yields(assigned);
    history(requested, assigned).when('Assign', assign).yields();
    history(requested, assigned)
      .when('Assign', { ...assign, counselorId: 'c2' })
      .yields({ type: 'CounselorAssigned', data: { ...assigned.data, counselorId: 'c2', before: 'c1' } });
  });

  it('returns to the released counselor unless it has changed', () => {
    const back = { counselorId: 'c1' };
    history(requested, assigned, released).when('Return', back, during).yields(assigned);
    history(requested, assigned, released).when('Return', { counselorId: 'c2' }, during).yields();
    history(requested, assigned, released, rescheduled).when('Return', back, during).yields();
    history(requested, assigned, released, cancelled).when('Return', back, during).yields();
    history(requested, assigned, released).when('Return', back, { now: later }).yields();
  });

  it('is waived once if it is not paid', () => {
    history(requested)
      .when('Assign', { ...assign, paid: false, reason: 'A gift' })
      .yields(waived, assigned);
    history(requested, waived, assigned, released)
      .when('Assign', { ...assign, paid: false })
      .yields(assigned);
  });

  it('is not assigned for another time or after it is over', () => {
    history(requested)
      .when('Assign', { ...assign, start: later })
      .isRejected('session-moved');
    history(requested, assigned, cancelled).when('Assign', assign).isRejected('session-over');
    history(requested, lapsed).when('Assign', assign).isRejected('session-over');
    history(requested).when('Assign', assign, during).isRejected('session-begun');
    history().when('Assign', assign).isRejected('session-over');
  });

  it('loses its counselor when it is moved', () => {
    history(requested, assigned).when('Reschedule', { start: later }).yields(rescheduled);
    history(requested, assigned).when('Reschedule', { start }).yields();
    history(requested, assigned, rescheduled)
      .when('Release', { counselorId: 'c1', because: 'role-changed' })
      .yields();
    history(requested, assigned, cancelled).when('Reschedule', { start: later }).isRejected('session-over');
    history(requested, assigned).when('Reschedule', { start: later }, during).isRejected('session-begun');
  });

  it('is accepted only if no other counselor has it', () => {
    history(requested).when('Accept', assign).yields(assigned);
    history(requested, assigned).when('Accept', assign).yields();
    history(requested, assigned)
      .when('Accept', { ...assign, counselorId: 'c2' })
      .isRejected('session-taken');
  });

  it('is offered by a counselor once, booked and without payment', () => {
    const offer = { ...requested.data, counselorId: 'c1', reason: 'A gift' };
    history().when('Offer', offer).yields(requested, waived, assigned);
    history(requested, waived, assigned).when('Offer', offer).yields();
  });

  it('is declined once for the same reason, while no counselor has it', () => {
    const decline = { counselorId: 'c2', reason: 'A fair' };
    const declined = { type: 'SessionDeclined', data: { ...timeSlot, ...decline } } as const;
    history(requested).when('Decline', decline).yields(declined);
    history(requested, declined).when('Decline', decline).yields();
    history(requested, declined).when('Assign', assign).yields(assigned);
    history(requested, assigned).when('Decline', decline).isRejected('session-taken');
    history(requested, lapsed).when('Decline', decline).isRejected('session-over');
    history(requested).when('Decline', decline, during).isRejected('session-begun');
  });

  describe('with another time that a counselor proposed', () => {
    const proposal = { counselorId: 'c1', start: later, reason: 'A gift' };
    const proposed = {
      type: 'SessionTimeProposed',
      data: { ...ids, minutes: 60, start: { from: start, to: later }, counselorId: 'c1', reason: 'A gift' },
    } as const;
    const accept = { counselorId: 'c1', start: later, paid: true };
    const moved = { ...rescheduled, data: { ...rescheduled.data, counselorId: null } };
    const booked = { ...assigned, data: { ...assigned.data, start: later } };

    it('keeps its own time until the student accepts', () => {
      history(requested).when('ProposeTime', proposal).yields(proposed);
      history(requested, proposed).when('ProposeTime', proposal).yields();
      history(requested, proposed).when('Assign', assign).yields(assigned);
    });

    it('is booked at the proposed time once the student accepts', () => {
      history(requested, proposed).when('AcceptProposal', accept).yields(moved, booked);
      history(requested, proposed, moved, booked).when('AcceptProposal', accept).yields();
    });

    it('is waived for the counselor’s reason if it is unpaid', () => {
      history(requested, proposed)
        .when('AcceptProposal', { ...accept, paid: false })
        .yields(moved, waived, booked);
    });

    it('cannot be booked at a time that is no longer proposed', () => {
      const other = { ...accept, counselorId: 'c2' };
      history(requested, proposed).when('AcceptProposal', other).isRejected('proposal-withdrawn');
      history(requested, proposed, moved).when('AcceptProposal', accept).isRejected('proposal-withdrawn');
      history(requested, proposed, assigned).when('AcceptProposal', other).isRejected('session-taken');
    });
  });

  it('stays booked when its counselor moves it', () => {
    const move = { counselorId: 'c1', start: later };
    const moved = {
      type: 'SessionMoved',
      data: { ...ids, minutes: 60, start: { from: start, to: later }, counselorId: 'c1' },
    } as const;
    history(requested, assigned).when('Move', move).yields(moved);
    history(requested, assigned, moved).when('Move', move).yields();
    history(requested, assigned, moved)
      .when('Remind', { start: later, before: 'day' })
      .yields({
        type: 'SessionReminded',
        data: { ...timeSlot, start: later, counselorId: 'c1', before: 'day' },
      });
    history(requested, assigned)
      .when('Move', { ...move, counselorId: 'c2' })
      .isRejected('session-taken');
    history(requested, assigned).when('Move', move, during).isRejected('session-begun');
  });

  it('is cancelled once before it begins, or by an erasure', () => {
    history(requested, assigned).when('Cancel', { because: 'asked' }).yields(cancelled);
    history(requested, assigned, cancelled).when('Cancel', { because: 'asked' }).yields();
    history(requested, assigned, ended).when('Cancel', { because: 'asked' }).isRejected('session-over');
    history(requested, assigned).when('Cancel', { because: 'asked' }, during).isRejected('session-begun');
    history(requested, assigned)
      .when('Cancel', { because: 'account-erased' }, during)
      .yields({ type: 'SessionCancelled', data: { ...cancelled.data, because: 'account-erased' } });
  });

  it('is only released from its present counselor', () => {
    const release = { counselorId: 'c1', because: 'role-changed' } as const;
    history(requested, assigned).when('Release', release).yields(released);
    history(requested, assigned)
      .when('Release', { ...release, counselorId: 'c2' })
      .yields();
  });

  it('ends with its time, or lapses without a counselor', () => {
    const now = '2026-10-01T16:00:00.000Z';
    history(requested, assigned).when('Pass', { now }).yields(ended);
    history(requested, assigned).when('Pass', during).yields();
    history(requested).when('Pass', { now: start }).yields(lapsed);
    history(requested, assigned, cancelled).when('Pass', { now }).yields();
  });

  it('is reminded of once for each time', () => {
    const remind = { start, before: 'day' } as const;
    const reminded = {
      type: 'SessionReminded',
      data: { ...timeSlot, counselorId: 'c1', before: 'day' },
    } as const;
    history(requested, assigned).when('Remind', remind).yields(reminded);
    history(requested, assigned, reminded, released, assigned).when('Remind', remind).yields(reminded);
    history(requested, assigned, rescheduled).when('Remind', remind).yields();
    history(requested).when('Remind', remind).yields();
  });

  it('can have notes once it has begun', () => {
    const notes = { counselorId: 'c1', notes: 'Well done.' };
    const written = { type: 'SessionNotesWritten', data: { ...ids, ...notes } } as const;
    history(requested, assigned).when('WriteNotes', notes).isRejected('session-to-come');
    history(requested, assigned).when('WriteNotes', notes, during).yields(written);
    history(requested, assigned, ended).when('WriteNotes', notes).yields(written);
  });

  it('counts each visit of student and counselor once', () => {
    const visit = { userId: 's1', visitId: 'v1', minutes: 28 };
    const attended = { type: 'SessionAttended', data: { ...ids, ...visit } } as const;
    history(requested, assigned).when('Attend', visit).yields(attended);
    history(requested, assigned, ended, attended)
      .when('Attend', { ...visit, minutes: 30 })
      .yields();
    history(requested, assigned)
      .when('Attend', { ...visit, userId: 'a1' })
      .yields();
  });
});

describe('a counselor’s half hour', () => {
  const hour = { hourId: 'h1', counselorId: 'c1', start, requestId: 'r1', studentId: 's1' };
  const booked = { type: 'HourBooked', data: hour } as const;
  const freed = { type: 'HourFreed', data: hour } as const;
  const of = given(counselorHour);

  it('belongs to one request until it is freed', () => {
    of().when('BookHour', hour).yields(booked);
    of(booked)
      .when('BookHour', { ...hour, requestId: 'r2' })
      .isRejected('hour-taken');
    of(booked)
      .when('FreeHour', { ...hour, requestId: 'r2' })
      .yields();
    of(booked).when('FreeHour', hour).yields(freed);
    of(booked, freed)
      .when('BookHour', { ...hour, requestId: 'r2' })
      .yields({ type: 'HourBooked', data: { ...hour, requestId: 'r2' } });
  });
});
