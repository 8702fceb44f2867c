import { save } from './download';

afterEach(() => jest.useRealTimers());

it('a download keeps its object URL until the browser has read it', () => {
  jest.useFakeTimers();
  const revoked: string[] = [];
  Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: (url: string) => revoked.push(url) });
  save('codes.txt', new Blob(['codes']));
  jest.advanceTimersByTime(10_000);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['#file']);
});
