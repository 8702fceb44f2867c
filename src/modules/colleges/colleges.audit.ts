import { plural, sides, type Describe } from '../../kernel/audit';
import {
  UNKNOWN_AT_FIRST,
  UNKNOWN_AT_SECOND,
  type CollegeEvents,
  type CollegeFacts,
  type CollegeImportEvents,
} from './colleges.events';

const NOT = { en: '', es: '' };
const byImport = (importId: string | null, undo: boolean) => {
  if (importId === null) return NOT;
  return undo
    ? { en: ', taking an import back', es: ', al deshacer una importación' }
    : { en: ' by an import', es: ' con una importación' };
};

/** Facts that were not stated from the first are told where they are known. */
const later = { ...UNKNOWN_AT_FIRST, ...UNKNOWN_AT_SECOND };
const told = (facts: CollegeFacts) =>
  Object.fromEntries(Object.entries(facts).filter(([fact, value]) => value !== null || !(fact in later)));

export const describeColleges: Describe<CollegeEvents & CollegeImportEvents> = {
  CollegeAdded: ({ ceebCode, description, facts, status, importId }) => ({
    sentence: {
      en: `Added the college '${description.name}' (${ceebCode})${byImport(importId, false).en}`,
      es: `Agregó la universidad “${description.name}” (${ceebCode})${byImport(importId, false).es}`,
    },
    after: { ...description, ...told(facts), status },
  }),
  CollegeEdited: ({ ceebCode, name, changes, importId, undo }) => ({
    sentence: {
      en: `Edited the college '${name}' (${ceebCode})${byImport(importId, undo).en}`,
      es: `Editó la universidad “${name}” (${ceebCode})${byImport(importId, undo).es}`,
    },
    ...sides(changes),
  }),
  CollegeDeleted: ({ ceebCode, name, importId }) => ({
    sentence: {
      en: `Deleted the college '${name}' (${ceebCode})${byImport(importId, true).en}`,
      es: `Eliminó la universidad “${name}” (${ceebCode})${byImport(importId, true).es}`,
    },
    before: { name },
  }),
  CollegeDeadlinesChanged: ({ ceebCode, name, changes }) => ({
    sentence: {
      en: `Changed the deadlines of the college '${name}' (${ceebCode})`,
      es: `Cambió las fechas límite de la universidad “${name}” (${ceebCode})`,
    },
    ...sides(changes),
  }),
  CollegeDeadlinesReset: ({ ceebCode, name, deadlines }) => ({
    sentence: {
      en: `Reset the deadlines of the college '${name}' (${ceebCode})`,
      es: `Restableció las fechas límite de la universidad “${name}” (${ceebCode})`,
    },
    before: { ...deadlines },
  }),
  CollegeImportChecked: ({ fileName, rows, counts, faultCount }) => ({
    sentence: {
      en: `Checked the file '${fileName}' with ${plural(rows, 'college')}`,
      es: `Revisó el archivo “${fileName}” con ${plural(rows, 'universidad', 'universidades')}`,
    },
    after: { ...counts, faults: faultCount },
  }),
  CollegeImportStarted: ({ fileName, publish }) => ({
    sentence: {
      en: `Started importing colleges from '${fileName}'`,
      es: `Empezó a importar universidades de “${fileName}”`,
    },
    after: { status: publish ? 'published' : 'review' },
  }),
  CollegeImportFinished: ({ fileName, counts }) => ({
    sentence: { en: `Imported colleges from '${fileName}'`, es: `Importó universidades de “${fileName}”` },
    after: { ...counts },
  }),
  CollegeImportFailed: ({ fileName, reason }) => ({
    sentence: {
      en: `Failed to import colleges from '${fileName}'`,
      es: `No pudo importar universidades de “${fileName}”`,
    },
    after: { reason },
  }),
  CollegeImportUndoStarted: ({ fileName }) => ({
    sentence: {
      en: `Started taking back the import of '${fileName}'`,
      es: `Empezó a deshacer la importación de “${fileName}”`,
    },
  }),
  CollegeImportUndone: ({ fileName, counts }) => ({
    sentence: { en: `Took back the import of '${fileName}'`, es: `Deshizo la importación de “${fileName}”` },
    after: { ...counts },
  }),
};
