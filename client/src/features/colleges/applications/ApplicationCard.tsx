import { Button } from '@blueprintjs/core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  documentsToRequest,
  documentsToSend,
  isBound,
  isOpen,
  openSteps,
  type ApplicationStep,
  type Decision,
  type OpenStep,
  type ApplicationRequirements,
} from 'contract/applications';
import type { DocumentProgress } from 'contract/transcripts';
import { documentNames } from '../../../domain/transcripts/documentNames';
import { t as transcripts } from '../../../domain/transcripts/en';
import { LastApplicationChange } from '../../../domain/changes/LastChange';
import { ApplicationState } from '../../../domain/colleges/applications/ApplicationState';
import { t as texts } from '../../../domain/colleges/applications/en';
import { usePlanPages } from '../../../domain/children/planPages';
import { openConfirm } from '../../../shared/form/confirm';
import { openForm } from '../../../shared/form/openForm';
import { Row, Stack, Text } from '../../../shared/layout/layout';
import { formatDate, today } from '../../../shared/lib/time';
import { ButtonLink } from '../../../shared/ui/ButtonLink';
import { MoreMenu, type MenuAction } from '../../../shared/ui/ActionMenu';
import { DescriptionList } from '../../../shared/ui/DescriptionList';
import { EditIcon, EnvelopeIcon, StarIcon, TickIcon, WarningSignIcon } from '../../../shared/ui/icons';
import { formatMoney } from '../../../shared/lib/format';
import { CollegeName } from '../CollegeName';
import type { CollegeWithApplication } from './applicationGroups';
import { applicationForm } from './applicationForm';
import { t } from './en';
import { requestForm } from './requestForm';
import type { ApplicationActions } from './useApplicationActions';

const REQUESTED = ['counselorLetter', 'schoolReport', 'transcript', 'midYearReport', 'finalReport'] as const;

/** Such as '2 teacher letters · transcript · $75 fee · unknown: final report'. */
function requirementsLine(requirements: ApplicationRequirements): string {
  const { teacherLetters, testPolicy, applicationFee } = requirements;
  const { requirements: words } = t;
  const listed: (readonly [name: string, text: string | null])[] = [
    [words.short.teacherLetters, teacherLetters === null ? null : words.letters(teacherLetters)],
    ...REQUESTED.map((name) => {
      const asked = requirements[name];
      return [words.short[name], asked === null ? null : asked ? words.short[name] : ''] as const;
    }),
    [words.short.tests, testPolicy && words.tests[testPolicy]],
    [
      words.short.fee,
      applicationFee === null ? null : words.fee(applicationFee, formatMoney(applicationFee)),
    ],
  ];
  const known = listed.flatMap(([, text]) => text || []);
  const unknown = listed.flatMap(([name, text]) => (text === null ? name : []));
  if (unknown.length === listed.length) return words.notKnown;
  return [...known, ...(unknown.length > 0 ? [words.unknown(unknown)] : [])].join(' · ');
}

export interface ApplicationCardProps {
  readonly college: CollegeWithApplication;
  readonly all: readonly CollegeWithApplication[];
  readonly isOwn: boolean;
  /** Undefined for a reader who does not change the applications. */
  readonly actions?: ApplicationActions;
  readonly changesOf?: string;
}

export function ApplicationCard(props: ApplicationCardProps) {
  const { attributes } = props.college;
  const { application } = attributes;
  const { plan, filedWith } = application;
  const about = [plan && texts.plans[plan], filedWith && t.forms[filedWith]].filter(Boolean).join(' · ');
  return (
    <Stack
      as="li"
      rule="top"
      gap={3}
      pad={[3, 'inset']}
      tabIndex={-1}
      data-application={attributes.ceeb_code}
    >
      <Row wrap align="start" justify="between" gap={[2, 4]}>
        <CollegeName ceeb={attributes.ceeb_code} attributes={attributes} about={about} />
        <ApplicationState {...application} />
      </Row>
      <Facts {...props} />
      {props.actions && (
        <Actions {...props} actions={props.actions}>
          {props.isOwn && (
            <ButtonLink
              to={`/applications/${attributes.ceeb_code}`}
              minimal
              aria-label={t.of(t.actions.open, attributes.name)}
            >
              {t.actions.open}
            </ButtonLink>
          )}
        </Actions>
      )}
      {props.changesOf && (
        <LastApplicationChange
          studentId={props.changesOf}
          ceeb={attributes.ceeb_code}
          name={attributes.name}
        />
      )}
    </Stack>
  );
}

/** Documents in the same state are listed together, such as 'Transcript, School report: asked for Nov 3'. */
function progressOf(documents: readonly DocumentProgress[]): string {
  const names = new Map<string, string[]>();
  for (const { document, requestedOn, sentOn, way } of documents) {
    const state =
      sentOn && way
        ? transcripts.sent(formatDate(sentOn), transcripts.ways[way])
        : transcripts.requested(formatDate(requestedOn));
    names.set(state, [...(names.get(state) ?? []), transcripts.documents[document]]);
  }
  return [...names].map(([state, alike]) => transcripts.progress(alike.join(', '), state)).join(' · ');
}

export function Facts({ college, all, isOwn, actions }: ApplicationCardProps) {
  const { ceeb_code: ceeb, application } = college.attributes;
  const { tasks, letters, submittedOn, completeOn, decision, decidedOn, earlierDecisions } = application;
  const { scholarship, condition, documents } = application;
  const hasTasksPage = isOwn || !actions;
  const hasFinalChoice = all.some(({ attributes }) => attributes.application.isFinalChoice);
  const steps = openSteps(application, hasFinalChoice);
  const pages = usePlanPages();
  const textOf = (step: ApplicationStep): ReactNode => {
    if (step === 'letters') return texts.steps.letters(letters.all - letters.done);
    if (step === 'requests') return texts.steps.requests(documentNames(documentsToRequest(application)));
    if (step === 'documents') return texts.steps.documents(documentNames(documentsToSend(application)));
    if (step !== 'tasks') return texts.steps[step];
    const text = texts.steps.tasks(tasks.all - tasks.done);
    return hasTasksPage ? <Link to={`${pages.tasks}?college=${ceeb}`}>{text}</Link> : text;
  };
  const waiting = (whom: OpenStep['waitsFor']) =>
    steps
      .filter(({ waitsFor }) => waitsFor === whom)
      .map(({ step }, place) => (
        <Fragment key={step}>
          {place > 0 && ' · '}
          {textOf(step)}
        </Fragment>
      ));
  const isNeeded = (whom: OpenStep['waitsFor']) => steps.some(({ waitsFor }) => waitsFor === whom);
  const { facts } = t;
  return (
    <DescriptionList
      inline
      facts={[
        [isOwn ? t.waitsFor.you : t.waitsFor.student, isNeeded('student') && waiting('student')],
        [t.waitsFor.recommender, isNeeded('recommender') && waiting('recommender')],
        [t.waitsFor.counselor, isNeeded('counselor') && waiting('counselor')],
        [t.waitsFor.college, isNeeded('college') && waiting('college')],
        [facts.requirements, isOpen(application) && requirementsLine(application.requirements)],
        [facts.documents, progressOf(documents)],
        [facts.submitted, decision && submittedOn && formatDate(submittedOn)],
        [facts.complete, completeOn && formatDate(completeOn)],
        [facts.decided, decision && decidedOn && facts.on(texts.decisions[decision], formatDate(decidedOn))],
        [
          facts.earlier,
          earlierDecisions
            .map((one) => facts.on(texts.decisions[one.decision], formatDate(one.decidedOn)))
            .join(' · '),
        ],
        [facts.scholarship, scholarship],
        [facts.condition, condition],
      ]}
    />
  );
}

interface ActionsProps extends ApplicationCardProps {
  readonly actions: ApplicationActions;
  readonly children?: ReactNode;
}

const HEARD: readonly Decision[] = ['admitted', 'deferred', 'waitlisted', 'denied'];

export function Actions({ college, all, isOwn, actions, children }: ActionsProps) {
  const { name, application } = college.attributes;
  const { submittedOn, completeOn, decision, isFinalChoice } = application;
  const isAwaited = submittedOn !== null && isOpen(application) && decision !== 'admitted';
  const edit = (fields: Parameters<ApplicationActions['edit']>[1], done: string) =>
    void actions.edit(college, fields, done);
  const decide = (to: Decision) => () => edit({ decision: to }, t.done.decided(name, texts.decisions[to]));
  const openEdit = () =>
    openForm(applicationForm(name, application, (changes) => actions.save(college, changes)));
  const isChosen = all.some(({ attributes }) => attributes.application.isFinalChoice);
  const choose = () => edit({ isFinalChoice: true }, t.done.chosen(name));
  const more: MenuAction[] = [];
  if (isAwaited && !completeOn && !decision)
    more.push({
      text: t.actions.complete,
      run: () => edit({ completeOn: today() }, t.done.complete(name)),
    });
  if (isFinalChoice)
    more.push({ text: t.actions.unchoose, run: () => edit({ isFinalChoice: false }, t.done.unchosen(name)) });
  else if (decision === 'admitted' && isChosen) more.push({ text: t.actions.choose, run: choose });
  if (isOpen(application))
    more.push({
      text: t.request.title,
      run: () => openForm(requestForm(all, college, isOwn, actions.request)),
    });
  for (const document of application.documents.filter(({ id, sentOn }) => id !== '' && sentOn === null))
    more.push({
      text: transcripts.withdraw(transcripts.documents[document.document]),
      run: () => void actions.withdrawRequest(college, document),
    });
  if (isOpen(application))
    more.push({ text: t.actions.withdraw, intent: 'danger', run: decide('withdrawn') });
  const submit = isOwn ? t.actions.submit : t.actions.submitOf;
  const heard = isOwn ? t.actions.heard : t.actions.heardOf;
  return (
    <>
      <Binding college={college} all={all} actions={actions} />
      {isAwaited && (
        <Row wrap gap={2} role="group" aria-label={t.of(heard, name)}>
          <Row as="span" inline gap={2} size={2} tone="muted" aria-hidden="true">
            <EnvelopeIcon /> {heard}
          </Row>
          {HEARD.filter((one) => one !== decision).map((one) => (
            <Button
              key={one}
              text={texts.decisions[one]}
              aria-label={t.of(texts.decisions[one], name)}
              onClick={decide(one)}
            />
          ))}
        </Row>
      )}
      <Row wrap gap={2}>
        {!submittedOn && isOpen(application) && (
          <Button
            icon={<TickIcon />}
            text={submit}
            aria-label={t.of(submit, name)}
            onClick={() => edit({ submittedOn: today() }, t.done.submitted(name))}
          />
        )}
        {decision === 'admitted' && !isChosen && (
          <Button
            icon={<StarIcon />}
            text={t.actions.choose}
            aria-label={t.of(t.actions.choose, name)}
            onClick={choose}
          />
        )}
        {/* These stay in one line, below the others where there is no room. */}
        <Row gap={1}>
          <Button
            variant="minimal"
            icon={<EditIcon />}
            text={t.actions.edit}
            aria-label={t.of(t.actions.edit, name)}
            onClick={openEdit}
          />
          {children}
          {more.length > 0 && <MoreMenu label={t.actions.more(name)} actions={more} />}
        </Row>
      </Row>
    </>
  );
}

/** An admission by a binding plan asks to withdraw the rest, until that is done. */
function Binding({ college, all, actions }: Pick<ActionsProps, 'college' | 'all' | 'actions'>) {
  const { application } = college.attributes;
  const others = all.filter((one) => one.id !== college.id && isOpen(one.attributes.application));
  if (application.decision !== 'admitted' || !isBound(application) || others.length === 0) return null;
  const ask = () =>
    openConfirm({
      title: t.binding.title(others.length),
      children: t.binding.colleges(others.map(({ attributes }) => attributes.name)),
      confirmLabel: t.binding.confirm,
      onConfirm: () => actions.withdrawOthers(college, others.length),
    });
  return (
    <Row wrap gap={[2, 3]}>
      <Row gap={2} shrink>
        <WarningSignIcon />
        <Text breakable>{t.binding.text}</Text>
      </Row>
      <Button intent="danger" text={t.binding.act(others.length)} onClick={ask} />
    </Row>
  );
}
