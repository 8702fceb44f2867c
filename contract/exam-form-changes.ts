import type { FormChange, FormScale, FormSection } from './exam-forms';

interface Content {
  readonly sections: readonly FormSection[];
  readonly scale: FormScale;
}

const replaced = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((other, at) => (at === index ? item : other));

export function changedForm<Form extends Content>(form: Form, change: FormChange): Form | undefined {
  if (change.what === 'scale') {
    const table = form.scale[change.part];
    if (table?.[change.raw] === undefined) return undefined;
    return { ...form, scale: { ...form.scale, [change.part]: replaced(table, change.raw, change.scaled) } };
  }
  const { sections } = form;
  const section = sections[change.section - 1];
  const question = section?.questions[change.question - 1];
  if (!question) return undefined;
  const next =
    change.what === 'answer'
      ? { ...question, answers: change.answers }
      : { ...question, category: change.category, subcategory: change.subcategory };
  const questions = replaced(section.questions, change.question - 1, next);
  return { ...form, sections: replaced(sections, change.section - 1, { ...section, questions }) };
}

export function differences(one: Content | null, other: Content) {
  const questions = other.sections.flatMap(({ questions }, section) =>
    questions.filter(
      (question, index) =>
        JSON.stringify(question) !== JSON.stringify(one?.sections[section]?.questions[index]),
    ),
  );
  const parts = new Set([...Object.keys(one?.scale ?? {}), ...Object.keys(other.scale)]) as Set<
    keyof FormScale
  >;
  const rows = [...parts].flatMap((part) => {
    const [before, after] = [one?.scale[part] ?? [], other.scale[part] ?? []];
    const longer = before.length > after.length ? before : after;
    return longer.filter((_, raw) => before[raw] !== after[raw]);
  });
  return { questions: questions.length, rows: rows.length };
}
