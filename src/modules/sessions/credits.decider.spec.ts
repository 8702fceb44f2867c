import fc from 'fast-check';
import { fold } from '../../kernel/decider';
import type { NewEvent } from '../../kernel/event';
import { given } from '../../kernel/testing';
import { credits, isPaid, type CreditCommands } from './credits.decider';
import type { CreditEvents } from './credits.events';

const half = { studentId: 's1', creditId: 'k1', minutes: 30 } as const;
const cause = { orderId: 'o1', reason: null } as const;
const granted = { type: 'CreditGranted', data: { ...half, ...cause } } as const;
const held = { type: 'CreditHeld', data: { ...half, requestId: 'r1' } } as const;
const returned = { type: 'CreditReturned', data: held.data } as const;
const spent = { type: 'CreditSpent', data: held.data } as const;
const revoked = { type: 'CreditTakenBack', data: { ...half, orderId: 'o1', reason: null } } as const;

const history = given(credits);

it('grants a credit once for an order', () => {
  history().when('GrantCredit', granted.data).yields(granted);
  history(granted).when('GrantCredit', granted.data).yields();
});

it('reserves a credit once, only for a session of its length', () => {
  const hold = { studentId: 's1', requestId: 'r1', minutes: 30 } as const;
  history(granted).when('HoldCredit', hold).yields(held);
  history(granted)
    .when('HoldCredit', { ...hold, minutes: 60 })
    .yields();
  history(granted, held)
    .when('HoldCredit', { ...hold, requestId: 'r2' })
    .yields();
  history().when('HoldCredit', hold).yields();
});

it('returns a reserved credit, but not a spent one', () => {
  history(granted, held).when('ReturnCredit', { requestId: 'r1' }).yields(returned);
  history(granted, held, spent).when('ReturnCredit', { requestId: 'r1' }).yields();
  history(granted, held).when('SpendCredit', { requestId: 'r1' }).yields(spent);
  history(granted, held, returned).when('SpendCredit', { requestId: 'r1' }).yields();
});

it('revokes a credit unless it is spent, even a reserved one', () => {
  const revocation = { creditId: 'k1', orderId: 'o1', reason: null };
  history(granted).when('RevokeCredit', revocation).yields(revoked);
  history(granted, held).when('RevokeCredit', revocation).yields(returned, revoked);
  history(granted, held, spent).when('RevokeCredit', revocation).yields();
});

it('never duplicates or loses a credit, in any order of commands', () => {
  const id = (prefix: string, most: number) => fc.integer({ min: 1, max: most }).map((n) => `${prefix}${n}`);
  const minutes = fc.constantFrom(30 as const, 60 as const);
  const command = fc.oneof(
    fc.record({
      name: fc.constant('GrantCredit' as const),
      data: fc.record({
        studentId: fc.constant('s1'),
        creditId: id('k', 5),
        minutes,
        orderId: fc.constant(null),
        reason: fc.constant('why'),
      }),
    }),
    fc.record({
      name: fc.constant('HoldCredit' as const),
      data: fc.record({ studentId: fc.constant('s1'), requestId: id('r', 5), minutes }),
    }),
    fc.record({
      name: fc.constantFrom('ReturnCredit' as const, 'SpendCredit' as const),
      data: fc.record({ requestId: id('r', 5) }),
    }),
    fc.record({
      name: fc.constant('RevokeCredit' as const),
      data: fc.record({ creditId: id('k', 5), orderId: fc.constant(null), reason: fc.constant('why') }),
    }),
  );
  const context = { actor: { id: 'a', role: 'admin' }, now: '2027-01-01T00:00:00.000Z' };
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      const events: NewEvent<CreditEvents>[] = [];
      for (const { name, data } of commands) {
        const state = fold(credits, events);
        const decide = credits.decide[name] as (
          data: CreditCommands[typeof name],
          state: typeof credits.initial,
          at: typeof context,
        ) => readonly NewEvent<CreditEvents>[];
        events.push(...decide(data, state, context));
      }
      const balance = (length: number) => {
        const count = (type: string) =>
          events.filter((event) => event.type === type && event.data.minutes === length).length;
        const free =
          count('CreditGranted') + count('CreditReturned') - count('CreditHeld') - count('CreditTakenBack');
        const holding = count('CreditHeld') - count('CreditReturned') - count('CreditSpent');
        return { free, holding };
      };
      const state = fold(credits, events);
      for (const length of [30, 60]) {
        const of = (which: string) =>
          state.filter((one) => one.state === which && one.minutes === length).length;
        expect(balance(length)).toEqual({ free: of('free'), holding: of('held') });
      }
      const used = state.filter((one) => one.state === 'held' || one.state === 'spent');
      expect(new Set(used.map(({ requestId }) => requestId)).size).toBe(used.length);
      for (const { requestId } of used) expect(isPaid(state, requestId!)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
