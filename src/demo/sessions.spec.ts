import { weeklyHoursIssue } from '../../contract/session-hours';
import { sessionMinutesIssue, sessionRules, sessionTimeIssue } from '../../contract/sessions';
import { violation } from '../../contract/rules';
import { readDemoSessions } from './content';
import { daysUntil, instantAt } from './instants';

const DAY_MS = 86_400_000;

const { weekly, slot, dayOff, sessions } = readDemoSessions();

describe('the sessions of the demonstration', () => {
  it('have valid times and notes within the counselor’s hours', () => {
    expect(weeklyHoursIssue(weekly)).toBeUndefined();
    for (const { on, minutes, notes } of sessions) {
      const start = instantAt(daysUntil(on), on.time);
      const issues = [
        sessionTimeIssue(start, Date.now()),
        sessionMinutesIssue(minutes),
        violation(sessionRules.notes, notes),
      ];
      expect(issues.filter(Boolean)).toEqual([]);
      const hours = weekly.filter(
        ({ day, from, to }) => day === on.weekday && from <= on.time && on.time < to,
      );
      expect(hours).toHaveLength(1);
    }
    expect(sessionTimeIssue(instantAt(daysUntil(slot), slot.time), Date.now())).toBeUndefined();
  });

  it('are booked before any reminder is due', () => {
    const booked = sessions.filter((session) => session.booked);
    expect(booked).toHaveLength(1);
    for (const { on } of booked)
      expect(Date.parse(instantAt(daysUntil(on), on.time)) - Date.now()).toBeGreaterThan(DAY_MS);
  });

  it('fall on their weekday, at most a week after the earliest day', () => {
    for (const day of [slot, dayOff, ...sessions.map(({ on }) => on)]) {
      const days = daysUntil(day);
      expect(new Date(instantAt(days, '12:00')).getUTCDay()).toBe(day.weekday);
      expect(days).toBeGreaterThanOrEqual(day.after);
      expect(days).toBeLessThan(day.after + 7);
    }
  });
});
