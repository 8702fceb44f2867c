import { Reception } from './reception';

/** Counters of a browser for a voice that makes a short sound twice a second. */
const afterSeconds = (seconds: number) => ({
  packetsReceived: Math.floor(seconds * 50),
  totalSamplesDuration: seconds,
  totalAudioEnergy: Math.floor(seconds / 0.5) * 0.02 * 0.4 ** 2,
});

it('speech between two measurements is heard at any time', () => {
  const reception = new Reception();
  reception.since(afterSeconds(0.45));
  const looks = [0.95, 1.45, 1.95, 2.45].map((seconds) => reception.since(afterSeconds(seconds)));
  for (const { loudness, packets } of looks) {
    expect(loudness).toBeCloseTo(0.08, 5);
    expect(packets).toBe(25);
  }
});

it('nothing is heard without new packets or without statistics', () => {
  const reception = new Reception();
  reception.since(afterSeconds(1));
  expect(reception.since(afterSeconds(1))).toEqual({ packets: 0, loudness: 0 });
  expect(reception.since({})).toEqual({ packets: 0, loudness: 0 });
});
