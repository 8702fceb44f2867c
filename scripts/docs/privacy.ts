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
    'A session: the hashes of its refresh tokens, and the seed of the next one',
    'it ends or expires',
  ],
  'reset-token': ['A link that resets the password, as a hash', 'it is used or expires'],
  'invitation-link': ['A link that sets the first password, as a hash', 'it is used or expires'],
  'email-change': [
    'A new address that is not confirmed yet',
    'it is confirmed or canceled, or a day has passed',
  ],
  'email-stop': [
    'A link that restores the previous address: as a hash, with that address',
    'a day has passed',
  ],
  'second-factor': ['The secret of two-step sign-in, and hashes of recovery codes', 'it is turned off'],
  'second-factor-setup': ['The same during its setup', 'the setup ends or expires'],
  'sign-in-challenge': [
    'A sign-in that has passed its first step',
    'some minutes after the second step, or after the first one if no other follows',
  ],
  'sign-in-link': [
    'The account that a single sign-on identity belongs to, by a hash of the identity',
    'it is unlinked',
  ],
  'calendar-feed': [
    "The secret address of a person's calendar, as a hash, and the time of its creation",
    'it is replaced or turned off',
  ],
  'calendar-secret': ['The same hash, to find its owner by', 'it is replaced or turned off'],
  letter: ['A letter of recommendation, encrypted with the key of the student', 'its author replaces it'],
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
      left.length === 0 ? 'No one' : left.join('; '),
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
