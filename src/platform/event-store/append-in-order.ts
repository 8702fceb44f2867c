import type { Append, AppendResult, Appends, OnAppended } from './event-store';

const WIDTH = 64;

interface Ways {
  /** Sends an append after those sent before; returns undefined if its outcome is unknown. */
  readonly send: (append: Append) => Promise<AppendResult | undefined>;
  /** Appends one alone, or finds out what happened to it. */
  readonly append: (append: Append) => Promise<AppendResult>;
}

/** Sends several appends at once. If one fails, all in flight are repeated one by one, in their order. */
export async function appendInOrder(
  appends: Appends,
  { send, append }: Ways,
  onAppended: OnAppended,
): Promise<void> {
  let inFlight: [append: Append, outcome: Promise<AppendResult | undefined>][] = [];
  let last = 0n;
  const done = (one: Append, { position }: AppendResult) => {
    if (position <= last) {
      throw new Error(
        'The server stored the events in another order than they were sent: remove what it has.',
      );
    }
    last = position;
    onAppended(one);
  };
  const completeFirst = async () => {
    const [[first, outcome]] = inFlight as [(typeof inFlight)[0]];
    const appended = await outcome.catch(() => undefined);
    if (appended) {
      inFlight = inFlight.slice(1);
      done(first, appended);
      return;
    }
    await Promise.allSettled(inFlight.map(([, other]) => other));
    for (const [one] of inFlight) done(one, await append(one));
    inFlight = [];
  };
  for await (const one of appends) {
    const outcome = send(one);
    outcome.catch(() => undefined);
    inFlight.push([one, outcome]);
    if (inFlight.length >= WIDTH) await completeFirst();
  }
  while (inFlight.length > 0) await completeFirst();
}
