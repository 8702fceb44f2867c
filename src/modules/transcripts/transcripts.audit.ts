import type { Describe, LocalizedText } from '../../kernel/audit';
import type { RequestedDocument, TranscriptEvents } from './transcripts.events';

const NAMES: Readonly<Record<RequestedDocument['document'], LocalizedText>> = {
  transcript: { en: 'transcript', es: 'expediente académico' },
  'school-report': { en: 'school report', es: 'informe escolar' },
  'counselor-letter': { en: 'counselor’s letter', es: 'carta del consejero' },
  'mid-year-report': { en: 'mid-year report', es: 'informe de mitad de año' },
  'final-report': { en: 'final report', es: 'informe final' },
};

/** Such as "the transcript for 'Harbor College' (3434)", or '3 documents'. */
function whatOf(documents: readonly RequestedDocument[]): LocalizedText {
  const [first] = documents;
  if (!first || documents.length > 1)
    return { en: `${documents.length} documents`, es: `${documents.length} documentos` };
  const { document, collegeName, ceebCode } = first;
  return {
    en: `the ${NAMES[document].en} for '${collegeName}' (${ceebCode})`,
    es: `${NAMES[document].es} para “${collegeName}” (${ceebCode})`,
  };
}

/** The names and days that matter, without the technical ids. */
const listed = (documents: readonly RequestedDocument[]) => ({
  documents: documents.map(({ requestId: _requestId, ...document }) => document),
});

export const describeTranscripts: Describe<TranscriptEvents> = {
  SchoolDocumentsRequested: ({ studentId, documents }) => ({
    sentence: { en: `Asked for ${whatOf(documents).en}`, es: `Pidió ${whatOf(documents).es}` },
    subject: studentId,
    after: listed(documents),
  }),
  SchoolDocumentsWithdrawn: ({ studentId, documents }) => ({
    sentence: {
      en: `Withdrew the request for ${whatOf(documents).en}`,
      es: `Retiró el pedido: ${whatOf(documents).es}`,
    },
    subject: studentId,
    before: listed(documents),
  }),
  SchoolDocumentsSent: ({ studentId, documents }) => ({
    sentence: {
      en: `Marked ${whatOf(documents).en} as sent`,
      es: `Marcó como enviado: ${whatOf(documents).es}`,
    },
    subject: studentId,
    after: listed(documents),
  }),
  SchoolDocumentsReopened: ({ studentId, documents }) => ({
    sentence: {
      en: `Marked ${whatOf(documents).en} as not sent`,
      es: `Marcó como no enviado: ${whatOf(documents).es}`,
    },
    subject: studentId,
    before: listed(documents),
  }),
};
