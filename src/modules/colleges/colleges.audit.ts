import { sides, type Describe } from '../../kernel/audit';
import {
  UNKNOWN_AT_FIRST,
  UNKNOWN_AT_SECOND,
  UNKNOWN_AT_THIRD,
  type CollegeEvents,
  type CollegeFacts,
  type UnitIdEvents,
} from './colleges.events';

const NOT = { en: '', es: '' };
const byImport = (importId: string | null, undo: boolean) => {
  if (importId === null) return NOT;
  return undo
    ? { en: ' by undoing an import', es: ', al deshacer una importación' }
    : { en: ' by an import', es: ' con una importación' };
};

/** Facts that the first versions lacked are described only where they are known. */
const later = { ...UNKNOWN_AT_FIRST, ...UNKNOWN_AT_SECOND, ...UNKNOWN_AT_THIRD };
const described = (facts: CollegeFacts) =>
  Object.fromEntries(Object.entries(facts).filter(([fact, value]) => value !== null || !(fact in later)));

export const describeColleges: Describe<CollegeEvents & UnitIdEvents> = {
  CollegeAdded: ({ ceebCode, description, facts, status, importId }) => ({
    sentence: {
      en: `Added the college '${description.name}' (${ceebCode})${byImport(importId, false).en}`,
      es: `Agregó la universidad “${description.name}” (${ceebCode})${byImport(importId, false).es}`,
    },
    after: { ...description, ...described(facts), status },
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
  UnitIdReserved: ({ unitId, ceebCode }) => ({
    sentence: {
      en: `Reserved the UNITID ${unitId} for the college ${ceebCode}`,
      es: `Reservó el UNITID ${unitId} para la universidad ${ceebCode}`,
    },
    about: ceebCode,
  }),
};
