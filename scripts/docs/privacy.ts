import { catalog, projections } from '../../src/catalog';
import { Retained } from '../../src/kernel/personal';
import type { AnyProjection } from '../../src/kernel/projection';
import type { PERSONAL_KINDS } from '../../src/platform/vault/vault';
import { streamsByEvent } from './deciders';

type Row = readonly string[];

/** What the vault stores about a person, and for how long; erasing the account removes all of it. */
const IN_VAULT: Readonly<Record<(typeof PERSONAL_KINDS)[number], Row>> = {
  credential: ['The password, as a hash', 'a new one is set'],
  'refresh-family': [
    'A session: hashes of its refresh tokens, and what the next is derived with',
    'it ends, or has not been used for its time',
  ],
  'reset-token': ['A link that resets the password, as a hash', 'it is used, or its minutes are over'],
  'invitation-link': ['A link that sets the first password, as a hash', 'it is used, or its days are over'],
  'email-change': ['An address that waits to be confirmed', 'it is confirmed or withdrawn, or a day is over'],
  'email-stop': [
    'A link that takes back a change of address: as a hash, with the address before',
    'a day is over',
  ],
  'second-factor': ['The secret of two-step sign-in, and hashes of recovery codes', 'it is turned off'],
  'second-factor-setup': ['The same while it is set up', 'it is set up, or its minutes are over'],
  'sign-in-challenge': [
    'That the first step of a sign-in was taken',
    'some minutes after the second step was taken, or after the first without it',
  ],
  'sign-in-link': ['Whose account a sign-in at the school’s issuer opens, by a hash', 'it is unlinked'],
  'calendar-feed': [
    "The secret address of a person's calendar, as a hash, and since when there is one",
    'it is made again or turned off',
  ],
  'calendar-secret': ['The same hash, by which it is found', 'it is made again or turned off'],
};

const code = (text: string) => `\`${text}\``;

const retainedIn = (fates: object, path: readonly string[] = []): { field: string; why: string }[] =>
  Object.entries(fates).flatMap(([field, fate]: [string, unknown]) => {
    const here = [...path, field];
    if (fate instanceof Retained) return [{ field: here.join('.'), why: fate.why }];
    const isNested = typeof fate === 'object' && fate !== null && !('reads' in fate);
    return isNested ? retainedIn(fate, here) : [];
  });

class Reasons {
  private readonly known: string[] = [];

  numberOf(why: string): string {
    if (!this.known.includes(why)) this.known.push(why);
    return `[${this.known.indexOf(why) + 1}]`;
  }

  lines(): string[] {
    return this.known.map((why, index) => `${index + 1}. ${why}`);
  }
}

const table = (heads: Row, rows: readonly Row[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const listed = (parts: readonly string[]) => (parts.length === 0 ? '–' : parts.join(', '));

function history(reasons: Reasons): string {
  const streamOf = streamsByEvent();
  const rows = catalog
    .names()
    .toSorted()
    .map((type): Row => {
      const sealed = catalog
        .sealed(type)
        .map(({ path, of }) => `${code(path.join('.'))} (${of.map(code).join(' and ')})`);
      const stays = retainedIn(catalog.fields(type)).map(
        ({ field, why }) => `${code(field)} ${reasons.numberOf(why)}`,
      );
      const streams = streamOf.get(type)!.map((stream) => code(`${stream}-`));
      return [streams.join(', '), type, listed(sealed), listed(stays)];
    });
  const sorted = rows.toSorted((one, other) => one.join().localeCompare(other.join(), 'en'));
  return table(['Stream', 'Event', 'Sealed (under the key of)', 'Stays, and why'], sorted);
}

const exportedSections = ({ exported }: AnyProjection): string => {
  if (exported === undefined) return '–';
  if (exported instanceof Retained) return `No. ${exported.why}`;
  return listed(Object.keys(exported.sections).map(code));
};

function views(reasons: Reasons): string {
  const rows = projections.map((projection): Row => {
    const left = Object.entries(projection.erasure as Record<string, unknown>).map(([field, remains]) => {
      if (remains instanceof Retained) return `${code(field)}: stays ${reasons.numberOf(remains.why)}`;
      return `${code(field)}: ${remains === 'nothing' ? 'removed' : 'taken out of it'}`;
    });
    return [
      code(projection.name),
      left.length === 0 ? 'Nobody' : left.join('; '),
      exportedSections(projection),
    ];
  });
  return table(['View', 'Whom it names, and what an erasure leaves', 'In the student’s download'], rows);
}

const vault = () =>
  table(
    ['Entry', 'What it is', 'Until'],
    Object.entries(IN_VAULT).map(([kind, row]) => [code(kind), ...row]),
  );

export function privacyTables(): string {
  const reasons = new Reasons();
  const [ofHistory, ofViews] = [history(reasons), views(reasons)];
  return [
    ...['### In the history', ofHistory, '### In views', ofViews, '### In the vault', vault()],
    ...['### Why something stays', reasons.lines().join('\n')],
  ].join('\n\n');
}
