import { sides, type Describe, type LocalizedText } from '../../../kernel/audit';
import type { Changes } from '../../../kernel/event';
import type { ApplicationFields, SavedCollegeEvents } from './saved-colleges.events';

const AS: Readonly<Record<SavedCollegeEvents['CollegeSaved']['status'], string>> = {
  interested: 'de interés',
  applying: 'en proceso',
  applied: 'solicitada',
};

const DECISIONS: Readonly<
  Record<NonNullable<ApplicationFields['decision']>, { readonly en: string; readonly es: string }>
> = {
  deferred: { en: 'deferred', es: 'aplazada' },
  waitlisted: { en: 'waitlisted', es: 'en lista de espera' },
  admitted: { en: 'admitted', es: 'admitida' },
  denied: { en: 'denied', es: 'rechazada' },
  withdrawn: { en: 'withdrawn', es: 'retirada' },
};

/** A sentence about the most important change. */
function applicationSentence(college: string, changes: Changes<ApplicationFields>): LocalizedText {
  const { decision, submittedOn, isFinalChoice } = changes;
  if (decision?.from && decision.to) {
    const [from, to] = [DECISIONS[decision.from], DECISIONS[decision.to]];
    return {
      en: `Changed the decision on the application to ${college} from ${from.en} to ${to.en}`,
      es: `Cambió la decisión sobre la solicitud a ${college} de “${from.es}” a “${to.es}”`,
    };
  }
  if (decision?.to) {
    const to = DECISIONS[decision.to];
    return {
      en: `Entered the decision on the application to ${college}: ${to.en}`,
      es: `Registró la decisión sobre la solicitud a ${college}: ${to.es}`,
    };
  }
  if (isFinalChoice?.to) return { en: `Made ${college} the final choice`, es: `Eligió ${college}` };
  if (submittedOn?.to)
    return {
      en: `Entered when the application to ${college} was submitted`,
      es: `Registró cuándo se envió la solicitud a ${college}`,
    };
  return { en: `Changed the application to ${college}`, es: `Cambió la solicitud a ${college}` };
}

export const describeSavedColleges: Describe<SavedCollegeEvents> = {
  CollegeSaved: ({ studentId, ceebCode, collegeName, status }) => ({
    sentence: {
      en: `Saved the college '${collegeName}' (${ceebCode}) as ${status}`,
      es: `Guardó la universidad “${collegeName}” (${ceebCode}) como ${AS[status]}`,
    },
    subject: studentId,
    after: { status },
  }),
  SavedCollegeMoved: ({ studentId, ceebCode, collegeName, status }) => ({
    sentence: {
      en: `Changed the saved college '${collegeName}' (${ceebCode}) from ${status.from} to ${status.to}`,
      es: `Pasó la universidad guardada “${collegeName}” (${ceebCode}) de “${AS[status.from]}” a “${AS[status.to]}”`,
    },
    subject: studentId,
    ...sides({ status }),
  }),
  CollegeUnsaved: ({ studentId, ceebCode, collegeName, status }) => ({
    sentence: {
      en: `Removed the saved college '${collegeName}' (${ceebCode})`,
      es: `Quitó la universidad guardada “${collegeName}” (${ceebCode})`,
    },
    subject: studentId,
    before: { status },
  }),
  /** The audit omits what is sealed, and the earlier decisions, which have entries of their own. */
  ApplicationChanged: ({
    studentId,
    ceebCode,
    collegeName,
    changes: { scholarship: _scholarship, condition: _condition, earlierDecisions: _earlier, ...changes },
  }) => ({
    sentence: applicationSentence(`'${collegeName}' (${ceebCode})`, changes),
    subject: studentId,
    ...sides(changes),
  }),
};
