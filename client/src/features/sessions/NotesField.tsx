import { sessionRules } from 'contract/sessions';
import { CountedField } from '../../shared/form/CountedField';
import { t } from './en';

export interface Notes {
  readonly notes: string;
}

export default function NotesField() {
  return <CountedField<Notes> name="notes" label={t.notes.label} rules={sessionRules.counselorNotes} />;
}
