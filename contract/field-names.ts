import { answerName, channelNames, fieldNames } from './en/field-names';
import { NOTIFICATION_KINDS } from './en/notifications';

const named = <Key extends string>(names: Readonly<Record<Key, string>>, key: string): string | undefined =>
  names[key as Key];

/** The name is undefined for fields with a code as their name, such as the questions of a survey. */
export function fieldName(field: string): string | undefined {
  const answer = /^Section (\d+), question (\d+)$/.exec(field);
  if (answer) return answerName(answer[1]!, answer[2]!);
  const preference = /^(\S+) (in-app|mail)$/.exec(field);
  const kind = preference && named(NOTIFICATION_KINDS, preference[1]!);
  if (kind) return channelNames[preference[2] as keyof typeof channelNames](kind);
  return named(fieldNames, field);
}
