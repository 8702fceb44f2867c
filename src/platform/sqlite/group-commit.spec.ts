import { GroupCommit } from './group-commit';

describe('Group commit', () => {
  const commits: (readonly number[])[] = [];
  const group = new GroupCommit<number, string>((writes) => {
    commits.push(writes);
    if (writes.includes(13)) throw new Error('The disk is full.');
    return writes.map((write) => (write < 0 ? new Error('Refused.') : `wrote ${write}`));
  });

  beforeEach(() => (commits.length = 0));

  it('shares a commit among writes of one turn, each refused separately', async () => {
    const outcomes = await Promise.allSettled([group.add(1), group.add(-1), group.add(2)]);
    expect(commits).toEqual([[1, -1, 2]]);
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'wrote 1' },
      { status: 'rejected', reason: new Error('Refused.') },
      { status: 'fulfilled', value: 'wrote 2' },
    ]);
  });

  it('fails every write of a failed commit, and continues with the next', async () => {
    const failed = await Promise.allSettled([group.add(13), group.add(1)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await group.add(2)).toBe('wrote 2');
  });

  it('bounds the size of a commit, and finishes waiting writes on request', async () => {
    const writes = Array.from({ length: 2_500 }, (_, index) => group.add(index + 100));
    group.finish();
    expect(commits.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
    expect(await Promise.all(writes)).toHaveLength(2_500);
    await group.add(1);
    expect(commits).toHaveLength(4);
  });
});
