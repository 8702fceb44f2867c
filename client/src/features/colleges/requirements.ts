import type { ApplicationRequirements } from 'contract/applications';
import { formatMoney } from '../../shared/lib/format';
import { t } from './en';

/** What a college either asks for or does not, in the order in which it is usually named. */
export const REQUESTED = [
  'counselorLetter',
  'schoolReport',
  'transcript',
  'midYearReport',
  'finalReport',
] as const;

export const feeText = (fee: number): string => (fee === 0 ? t.requirements.noFee : formatMoney(fee));

/** Such as '2 teacher letters · transcript · $75 fee · unknown: final report'. */
export function requirementsLine(requirements: ApplicationRequirements): string {
  const { teacherLetters, testPolicy, applicationFee } = requirements;
  const { requirements: words } = t;
  const listed: (readonly [name: string, text: string | null])[] = [
    [words.short.teacherLetters, teacherLetters === null ? null : words.letters(teacherLetters)],
    ...REQUESTED.map((name) => {
      const asked = requirements[name];
      return [words.short[name], asked === null ? null : asked ? words.short[name] : ''] as const;
    }),
    [words.short.tests, testPolicy && words.tests[testPolicy]],
    [words.short.fee, applicationFee === null ? null : words.fee(applicationFee, feeText(applicationFee))],
  ];
  const known = listed.flatMap(([, text]) => text || []);
  const unknown = listed.flatMap(([name, text]) => (text === null ? name : []));
  if (unknown.length === listed.length) return t.notKnown;
  return [...known, ...(unknown.length > 0 ? [words.unknown(unknown)] : [])].join(' · ');
}
