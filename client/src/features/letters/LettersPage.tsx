import { Button } from '@blueprintjs/core';
import {
  LETTER_STATUSES,
  type LetterResource,
  MAX_QUESTIONS,
  letterRules,
  type LetterSettings,
} from 'contract/letters';
import { violation } from 'contract/rules';
import { AccessApi } from '../../domain/access/access.api';
import { t as all } from '../../domain/letters/en';
import { LetterItem } from '../../domain/letters/LetterItem';
import { LettersApi } from '../../domain/letters/letters.api';
import { useSignedInUser } from '../../shared/api/session';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { isOneOf, useFilters } from '../../shared/routing/useUrlState';
import { CogIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { Field } from '../../shared/form/Field';
import { openForm, type Form } from '../../shared/form/openForm';
import { violationText } from '../../shared/form/FieldError';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';

const isStatus = isOneOf(LETTER_STATUSES);

const STATUSES = LETTER_STATUSES.map((value) => ({ value, label: all.statuses[value] }));

const nameOf = ({ relationships }: LetterResource) => relationships.student.data?.attributes.name ?? '';

/** The queue of a recommender by the earliest deadline, or the letters of the students whom the reader counsels. */
export default function LettersPage() {
  const { role } = useSignedInUser();
  const isAuthor = role === 'recommender';
  const [{ status }] = useFilters({ status: '' });
  const [currentPage] = usePage();
  const query = LettersApi.useLettersQuery({
    currentPage,
    status: !isAuthor && isStatus(status) ? status : undefined,
  });
  return (
    <>
      <PageLine>{isAuthor ? t.aboutQueue : t.about}</PageLine>
      <ResourceList
        query={query}
        what={all.what}
        pages={t.pages}
        empty={status ? t.noMatch : isAuthor ? t.emptyQueue : t.empty}
        sketch="files"
        close
        nameOf={nameOf}
        filters={
          isAuthor
            ? undefined
            : [{ name: 'status', label: t.status, options: [{ value: '', label: t.anyStatus }, ...STATUSES] }]
        }
        tools={role === 'account_admin' && <SettingsButton />}
        card={(letter) => (
          <LetterItem letter={letter} side={isAuthor ? 'recommender' : 'staff'} named="student" />
        )}
      />
    </>
  );
}

function SettingsButton() {
  const { currentData: schools = [] } = AccessApi.useEntitiesQuery();
  const open = useLetterSettings();
  return schools.map(({ id, attributes }) => (
    <Button
      key={id}
      icon={<CogIcon />}
      text={schools.length > 1 ? t.settings.of(attributes.name) : t.settings.title}
      onClick={() => void open(id)}
    />
  ));
}

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
function useLetterSettings() {
  const [load] = LettersApi.useLazyLetterSettingsQuery();
  const [change] = LettersApi.useChangeLetterSettingsMutation();
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
