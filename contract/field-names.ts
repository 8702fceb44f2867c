import { answerName, channelNames, fieldNames } from './en/field-names';
import { NOTIFICATION_KINDS } from './en/notifications';
import { humanize } from './humanize';

const IDENTIFIER = /^[a-z][A-Za-z\d]*$/;

const named = <Key extends string>(names: Readonly<Record<Key, string>>, key: string): string | undefined =>
  names[key as Key];

/** Returns the name of a field. A field that is a code, such as a question of the survey, is its own name. */
export function fieldName(field: string): string {
  const answer = /^Section (\d+), question (\d+)$/.exec(field);
  if (answer) return answerName(answer[1]!, answer[2]!);
  const preference = /^(\S+) (in-app|mail)$/.exec(field);
  const kind = preference && named(NOTIFICATION_KINDS, preference[1]!);
  if (kind) return channelNames[preference[2] as keyof typeof channelNames](kind);
  return named(fieldNames, field) ?? (IDENTIFIER.test(field) ? humanize(field) : field);
}
