import { setImmediate as nextTurn } from 'node:timers/promises';
import { GroupCommit } from './group-commit';

describe('commits of one turn of the event loop', () => {
  let commits: string[];
  const store = (name: string) =>
    new GroupCommit<number, number>((writes) => {
      commits.push(`${name}: ${writes.join(', ')}`);
      return writes;
    });

  beforeEach(() => (commits = []));

  it('include in one store what follows from those of another', async () => {
    const [keys, events, views] = [store('keys'), store('events'), store('views')];
    const command = async (number: number) => {
      await keys.add(number);
      await events.add(number);
      await views.add(number);
    };
    const commands = [command(1), command(2), command(3)];
    await nextTurn();
    expect(commits).toEqual(['keys: 1, 2, 3', 'events: 1, 2, 3', 'views: 1, 2, 3']);
    await Promise.all(commands);
  });

  it('happen once per store, so that new input is handled in between', async () => {
    const [events, views] = [store('events'), store('views')];
    const again = async (times: number) => {
      for (let time = 1; time <= times; time++) {
        await events.add(time);
        await views.add(time);
      }
    };
    const work = again(3);
    await nextTurn();
    expect(commits).toEqual(['events: 1', 'views: 1']);
    await nextTurn();
    expect(commits).toEqual(['events: 1', 'views: 1', 'events: 2', 'views: 2']);
    await work;
  });

  it('continue after one has failed', async () => {
    const failing = new GroupCommit<number, number>(() => {
      throw new Error('The disk is full.');
    });
    const events = store('events');
    await expect(failing.add(1)).rejects.toThrow('The disk is full.');
    expect(await events.add(2)).toBe(2);
  });
});
