import { MAX_QUESTIONS, letterRules, type LetterSettings } from 'contract/letters';
import { violation } from 'contract/rules';
import {
  useChangeLetterSettingsMutation,
  useLazyLetterSettingsQuery,
} from '../../domain/letters/letters.api';
import { Field } from '../../shared/form/Field';
import { openForm, type Form } from '../../shared/form/openForm';
import { violationText } from '../../shared/form/violationText';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';

interface Values {
  readonly needsApproval: boolean;
  readonly opensOn: string;
  readonly questions: string;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function questionsError(text: string): true | string {
  const lines = linesOf(text);
  if (lines.length > MAX_QUESTIONS) return t.settings.tooMany(MAX_QUESTIONS);
  for (const line of lines) {
    const found = violationText(violation(letterRules.question, line));
    if (found) return found;
  }
  return true;
}

const fields = (
  <>
    <Field<Values> name="needsApproval" kind="checkbox" label={t.settings.needsApproval} />
    <Field<Values>
      name="opensOn"
      kind="date"
      label={t.settings.opensOn}
      rules={letterRules.opensOn}
      help={t.settings.opensHelp}
    />
    <Field<Values>
      name="questions"
      kind="textarea"
      label={t.settings.questions}
      help={t.settings.questionsHelp}
      validate={questionsError}
    />
  </>
);

/** Returns a function that opens the settings of a school. */
export function useLetterSettings() {
  const [load] = useLazyLetterSettingsQuery();
  const [change] = useChangeLetterSettingsMutation();
  return (id: string) => {
    const form = async (): Promise<Form<Values>> => {
      const settings: LetterSettings = await load(id).unwrap();
      return {
        title: t.settings.title,
        defaults: {
          needsApproval: settings.needsApproval,
          opensOn: settings.opensOn ?? '',
          questions: settings.questions.join('\n'),
        },
        children: fields,
        onSubmit: ({ needsApproval, opensOn, questions }) =>
          runAction(
            change({ id, needsApproval, opensOn: opensOn || null, questions: linesOf(questions) }),
            t.settings.saved,
          ),
      };
    };
    return openForm(form());
  };
}
