import { letterRules, type LetterSheetResource } from 'contract/letters';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { Text } from '../../shared/layout/layout';
import { nowDate } from '../../shared/lib/clock';
import { runAction } from '../../shared/ui/undo';
import { AskFields, OTHER, type AskFieldsProps, type AskValues } from './AskFields';
import { t } from './en';
import { LettersApi } from './letters.api';

interface RightsValues {
  readonly choice: string;
}

interface SheetValues {
  readonly answers: Readonly<Record<string, string>>;
}

/** Opens the forms with which a student asks for letters. */
export function useAsking(sheet: LetterSheetResource, colleges: AskFieldsProps['colleges']) {
  const studentId = sheet.id;
  const [askFor] = LettersApi.useAskForLetterMutation();
  const [answer] = LettersApi.useAnswerBragSheetMutation();
  const [choose] = LettersApi.useChooseLetterRightsMutation();
  const { waived, questions, answers, needsApproval } = sheet.attributes;
  const recommenders = sheet.relationships.recommenders.data;

  const openRequest = () =>
    openForm<AskValues>({
      title: t.actions.ask,
      submitLabel: t.ask.submit,
      defaults: {
        ...{ recommenderId: '', firstName: '', lastName: '', email: '', note: '', shares: [] },
        ceebs: colleges.length === 1 ? colleges.map(({ ceeb }) => ceeb) : [],
      },
      children: <AskFields {...{ recommenders, colleges, needsApproval }} />,
      onSubmit: ({ recommenderId, firstName, lastName, email, ...request }) => {
        const isNew = recommenderId === OTHER;
        const known = recommenders.find(({ id }) => id === recommenderId);
        const name = known?.attributes.name ?? `${firstName} ${lastName}`;
        const author = isNew ? { firstName, lastName, email } : { recommenderId };
        const shown = {
          ...{ recommender: name, colleges, askedAt: nowDate().toISOString() },
          status: needsApproval ? ('approval' as const) : ('asked' as const),
        };
        return runAction(askFor({ studentId, ...request, ...author, shown }), t.done.asked(name));
      },
    });

  const openRights = () =>
    openForm<RightsValues>({
      title: t.rights.title,
      defaults: { choice: '' },
      children: (
        <>
          <Text as="p" breakable>
            {t.rights.explained}
          </Text>
          <Field<RightsValues>
            name="choice"
            label={t.rights.label}
            kind="select"
            missing={t.rights.missing}
            help={t.rights.help}
            options={[
              { value: '', label: t.rights.blank },
              { value: 'waive', label: t.rights.waive },
              { value: 'keep', label: t.rights.keep },
            ]}
          />
        </>
      ),
      onSubmit: async ({ choice }) => {
        await runAction(choose({ studentId, waived: choice === 'waive' }), t.done.rights);
        openRequest();
      },
    });

  const openSheet = () =>
    openForm<SheetValues>({
      title: t.sheet.title,
      draft: `brag-sheet:${studentId}`,
      defaults: {
        answers: Object.fromEntries(
          questions.map((question, place) => [
            String(place),
            answers.find((known) => known.question === question)?.answer ?? '',
          ]),
        ),
      },
      children: (
        <>
          <Text as="p">{t.sheet.help}</Text>
          {questions.map((question, place) => (
            <Field<SheetValues>
              key={question}
              name={`answers.${place}`}
              label={question}
              kind="textarea"
              rules={letterRules.answer}
            />
          ))}
        </>
      ),
      onSubmit: (values) => {
        const given = questions.map((question, place) => ({
          question,
          answer: values.answers[String(place)] ?? '',
        }));
        return runAction(answer({ studentId, answers: given }), t.done.sheet);
      },
    });

  return { ask: () => (waived === null ? openRights() : openRequest()), openSheet };
}
