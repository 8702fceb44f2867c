import { entry, sides, type Describe, type LocalizedText } from '../../kernel/audit';
import type { LetterEvents, LetterRequestEvents } from './letters.events';

type Status = LetterRequestEvents['LetterRequestMoved']['status']['to'];

const MOVED: Readonly<Record<Status, LocalizedText>> = {
  approval: {
    en: 'Put a request for a letter back to wait for approval',
    es: 'Devolvió una solicitud de carta a la espera de aprobación',
  },
  asked: {
    en: 'Passed a request for a letter on to its author',
    es: 'Pasó una solicitud de carta a su autor',
  },
  accepted: { en: 'Agreed to write a letter', es: 'Aceptó escribir una carta' },
  written: { en: 'Put a letter back as written', es: 'Restauró una carta como escrita' },
  elsewhere: { en: 'Sent a letter another way', es: 'Envió una carta por otra vía' },
  declined: { en: 'Declined to write a letter', es: 'No aceptó escribir una carta' },
  refused: { en: 'Refused a request for a letter', es: 'Rechazó una solicitud de carta' },
  canceled: { en: 'Canceled a request for a letter', es: 'Canceló una solicitud de carta' },
};

/** The audit omits notes, reasons and answers, which only the people concerned read. */
export const describeLetters: Describe<LetterEvents> = {
  LetterRequested: entry('studentId', {
    en: 'Asked for a letter of recommendation',
    es: 'Pidió una carta de recomendación',
    after: ['ceebCodes', 'waived'],
  }),
  LetterRequestMoved: ({ studentId: subject, status }) => ({
    sentence: MOVED[status.to],
    subject,
    ...sides({ status }),
  }),
  LetterUploaded: entry('studentId', {
    en: 'Uploaded a letter of recommendation',
    es: 'Subió una carta de recomendación',
  }),
  LetterSent: entry('studentId', {
    en: 'Changed where a letter was sent',
    es: 'Cambió a dónde se envió una carta',
    changes: ['ceebCodes'],
  }),
  LetterRightsChosen: ({ studentId: subject, waived }) => ({
    sentence: waived
      ? {
          en: 'Waived the right to see letters of recommendation',
          es: 'Renunció al derecho a ver las cartas de recomendación',
        }
      : {
          en: 'Kept the right to see letters of recommendation',
          es: 'Conservó el derecho a ver las cartas de recomendación',
        },
    subject,
    after: { waived },
  }),
  LetterRightsReset: entry('studentId', {
    en: 'Reset the choice about the right to see letters',
    es: 'Restableció la decisión sobre el derecho a ver las cartas',
  }),
  BragSheetAnswered: entry('studentId', { en: 'Edited the brag sheet', es: 'Editó la hoja de logros' }),
  LetterSettingsChanged: entry(null, {
    en: 'Changed the settings for letters',
    es: 'Cambió los ajustes de las cartas',
    changes: 'changes',
  }),
};
