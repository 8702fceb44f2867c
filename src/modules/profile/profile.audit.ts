import type { RecordPart } from '../../../contract/record-history';
import { entry, sides, type Describe, type Fields, type LocalizedText } from '../../kernel/audit';
import { changesBetween } from '../../kernel/event';
import { describeRecordList } from './record/record-list.audit';
import type {
  ActivityFields,
  CourseFields,
  HonorFields,
  RecordEvents,
  TestScoreFields,
} from './profile.events';

type StatedData = { readonly studentId: string } & Record<string, unknown>;

/** Some parts of the record are a single text, which is shown as a field named after the part. */
const fieldsOf = (part: RecordPart, group: unknown): Fields =>
  typeof group === 'object' ? { ...group } : { [part]: group };

const describe =
  (sentence: LocalizedText, part: RecordPart) =>
  ({ studentId, ...groups }: StatedData) => {
    const { from, to } = groups[part] as { readonly from: unknown; readonly to: unknown };
    const after = fieldsOf(part, to);
    const changes = from === null ? { after } : sides(changesBetween(fieldsOf(part, from), after));
    return { sentence, subject: studentId, part, ...changes };
  };

export const describeProfile: Describe<RecordEvents> = {
  ...describeRecordList<'Activity', ActivityFields>(
    'Activity',
    { en: 'an activity', es: 'una actividad' },
    'activities',
  ),
  ActivitiesRanked: entry('studentId', {
    en: 'Put the activities in order',
    es: 'Ordenó las actividades',
    part: 'activities',
  }),
  NumbersStated: describe(
    { en: 'Entered GPA and class rank', es: 'Ingresó el promedio y el lugar en la clase' },
    'numbers',
  ),
  SchoolStated: describe({ en: 'Entered the high school', es: 'Ingresó la preparatoria' }, 'school'),
  MajorsChosen: describe({ en: 'Chose majors', es: 'Eligió carreras' }, 'majors'),
  FavoritesChosen: describe({ en: 'Chose favorites', es: 'Eligió favoritos' }, 'favorites'),
  NotesWritten: describe({ en: 'Wrote the notes', es: 'Escribió las notas' }, 'notes'),
  ...describeRecordList<'Honor', HonorFields>('Honor', { en: 'an honor', es: 'un reconocimiento' }, 'honors'),
  ...describeRecordList<'Course', CourseFields>('Course', { en: 'a course', es: 'un curso' }, 'courses'),
  ...describeRecordList<'TestScore', TestScoreFields>(
    'TestScore',
    { en: 'a test', es: 'un examen' },
    'tests',
  ),
};
