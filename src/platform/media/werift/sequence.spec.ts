import { rollOver, type Rollover } from './rollover';
import { Sequence } from './sequence';

describe('the rollover of a sequence', () => {
  const rolloversOf = (sequences: readonly number[]) => {
    const state: Rollover = { rolloverCounter: 0, lastSequenceNumber: 0 };
    return sequences.map((sequence) => {
      rollOver(sequence, state);
      return state.rolloverCounter;
    });
  };

  it('rises where the numbers start over', () => {
    expect(rolloversOf([65_534, 65_535, 0, 1, 30_000, 60_000, 65_535, 0])).toEqual([0, 0, 1, 1, 1, 1, 1, 2]);
  });

  it('rises although many packets around it were lost', () => {
    expect(rolloversOf([65_000, 900])).toEqual([0, 1]);
    expect(rolloversOf([60_000, 20_000])).toEqual([0, 1]);
  });

  it('is the previous one for a late packet', () => {
    expect(rolloversOf([65_535, 1, 65_533, 2])).toEqual([0, 1, 0, 1]);
  });

  it('never falls below the first', () => {
    expect(rolloversOf([3, 65_535, 4])).toEqual([0, 0, 1]);
  });
});

describe('renumbering', () => {
  const begun = (start: number, at: number) => {
    const sequence = new Sequence(start);
    sequence.begin(at);
    return sequence;
  };

  it('starts at its first number and shows lost packets as gaps', () => {
    const sequence = begun(100, 5_000);
    expect([5_000, 5_001, 5_003].map((each) => sequence.outOf(each))).toEqual([100, 101, 103]);
    expect(sequence.into(102)).toBe(5_002);
    expect(sequence.outOf(5_002)).toBe(102);
  });

  it('leaves no gap where nothing was forwarded', () => {
    const sequence = begun(100, 5_000);
    sequence.outOf(5_000);
    sequence.begin(7_000);
    expect([7_000, 7_001].map((each) => sequence.outOf(each))).toEqual([101, 102]);
    expect(sequence.into(101)).toBe(7_000);
  });

  it('drops packets from before the beginning', () => {
    const sequence = begun(100, 5_000);
    expect(sequence.outOf(4_999)).toBeUndefined();
    expect(sequence.outOf(5_000)).toBe(100);
  });

  it('continues across the rollovers of both numbers', () => {
    const sequence = begun(65_530, 65_000);
    const count = 200_000;
    const wrong = Array.from({ length: count }, (_, index) => index).filter(
      (index) => sequence.outOf((65_000 + index) & 0xffff) !== ((65_530 + index) & 0xffff),
    );
    expect(wrong).toEqual([]);
  });
});
