import { sides, type Describe } from '../../../kernel/audit';
import type { SavedCollegeEvents } from './saved-colleges.events';

const AS: Readonly<Record<SavedCollegeEvents['CollegeSaved']['status'], string>> = {
  interested: 'de interés',
  applying: 'en proceso',
  applied: 'solicitada',
};

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
};
