import { Button, Classes, type Intent } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import {
  isLetterDone,
  letterRules,
  mayMoveLetter,
  mayUploadLetter,
  type LetterAnswer,
  type LetterResource,
  type LetterSide,
  type LetterStatus,
} from 'contract/letters';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { MenuButton, MoreMenu, type MenuAction } from '../../shared/ui/ActionMenu';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { openDialog } from '../../shared/ui/dialogs';
import { DueDate } from '../tasks/DueDate';
import {
  CrossIcon,
  DownloadIcon,
  EnvelopeIcon,
  PersonIcon,
  TickIcon,
  TimeIcon,
  UploadIcon,
} from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { StatusTag } from '../../shared/ui/StatusTag';
import { StudentLink } from '../students/StudentLink';
import { t } from './en';
import styles from './letters.module.css';
import { useLetterActions, type LetterActions } from './useLetterActions';

const BackgroundDialog = lazyComponent(() => import('./BackgroundDialog'));

const TAGS: Readonly<Record<LetterStatus, { readonly icon: ReactElement; readonly intent: Intent }>> = {
  approval: { icon: <TimeIcon />, intent: 'warning' },
  asked: { icon: <TimeIcon />, intent: 'none' },
  accepted: { icon: <TimeIcon />, intent: 'primary' },
  written: { icon: <TickIcon />, intent: 'success' },
  elsewhere: { icon: <TickIcon />, intent: 'success' },
  declined: { icon: <CrossIcon />, intent: 'danger' },
  refused: { icon: <CrossIcon />, intent: 'danger' },
  canceled: { icon: <CrossIcon />, intent: 'none' },
};

interface LetterItemProps {
  readonly letter: LetterResource;
  /** Undefined for a reader who does nothing about it. */
  readonly side?: LetterSide;
  /** What the item is named by: the student in lists of several students. */
  readonly named: 'student' | 'recommender';
}

/** A request for a letter with what its reader can do about it. */
export function LetterItem({ letter, side, named }: LetterItemProps) {
  const { attributes, relationships } = letter;
  const { student, recommender } = relationships;
  const { status, colleges, dueOn, note, reason, waived } = attributes;
  const name = relationships[named].data?.attributes.name ?? '';
  const isSent = colleges.every((college) => college.isSent);
  const tag = TAGS[status];
  const isWaiting = status === 'approval' || status === 'asked' || status === 'accepted';
  return (
    <Stack as="article" gap={3} pad={[3, 'inset']}>
      <Row wrap align="start" justify="between" gap={[2, 4]}>
        <Row wrap gap={[1, 3]} shrink>
          <Text as="h3" flush size={3} weight={600} breakable>
            {named === 'student' && student.data && side === 'staff' ? (
              <StudentLink id={student.data.id} tab="colleges">
                {name}
              </StudentLink>
            ) : (
              name
            )}
          </Text>
          <StatusTag
            label={isLetterDone(status) && isSent ? t.sent : t.statuses[status]}
            icon={tag.icon}
            intent={tag.intent}
          />
        </Row>
        {isWaiting && dueOn && <DueDate date={dueOn} />}
      </Row>
      <DescriptionList
        inline
        facts={[
          [t.facts.author, named === 'student' && side === 'staff' && recommender.data?.attributes.name],
          [
            t.facts.colleges,
            colleges
              .map((college) =>
                college.isSent
                  ? t.facts.sent(college.name)
                  : college.dueOn
                    ? t.facts.due(college.name, formatDate(college.dueOn))
                    : college.name,
              )
              .join(', '),
          ],
          [t.facts.rights, side && side !== 'student' && (waived ? t.facts.waived : t.facts.kept)],
          [t.facts.note, note],
          [t.facts.reason, reason],
        ]}
      />
      {side && <Actions letter={letter} side={side} name={name} />}
    </Stack>
  );
}

interface ActionsProps {
  readonly letter: LetterResource;
  readonly side: LetterSide;
  readonly name: string;
}

function Actions({ letter, side, name }: ActionsProps) {
  const actions = useLetterActions(letter);
  const { status, readable, colleges } = letter.attributes;
  const may = (to: LetterAnswer) => mayMoveLetter(side, status, to);
  const more: MenuAction[] = [];
  if (may('elsewhere'))
    more.push({ text: t.actions.elsewhere, run: () => void actions.move('elsewhere', t.done.elsewhere) });
  if (may('declined'))
    more.push({ text: t.actions.decline, intent: 'danger', run: () => decline(actions, name) });
  if (may('canceled'))
    more.push({
      text: t.actions.cancel,
      intent: 'danger',
      run: () => void actions.move('canceled', t.done.canceled),
    });
  const isSendable = side === 'staff' && isLetterDone(status);
  const mayUpload =
    side === 'recommender' && mayUploadLetter(status) && !colleges.some(({ isSent }) => isSent);
  const student = letter.relationships.student.data;
  const act = (
    key: 'approve' | 'refuse' | 'accept' | 'background' | 'read',
    icon: ReactElement,
    run: () => unknown,
  ) => (
    <Button
      key={key}
      icon={icon}
      text={t.actions[key]}
      aria-label={t.of(t.actions[key], name)}
      onClick={() => void run()}
    />
  );
  const buttons = [
    mayUpload && <Upload key="upload" actions={actions} name={name} isWritten={status === 'written'} />,
    may('asked') && act('approve', <TickIcon />, () => actions.move('asked', t.done.approved)),
    may('refused') && act('refuse', <CrossIcon />, () => refuse(actions, name)),
    status === 'asked' &&
      may('accepted') &&
      act('accept', <TickIcon />, () => actions.move('accepted', t.done.accepted)),
    side === 'recommender' &&
      student &&
      act('background', <PersonIcon />, () =>
        openDialog(BackgroundDialog, { id: letter.id, name: student.attributes.name }),
      ),
    readable && act('read', <DownloadIcon />, () => actions.download()),
    isSendable && <SentMenu key="sent" letter={letter} actions={actions} name={name} />,
    more.length === 1 && (
      <Button key="more" text={more[0]!.text} aria-label={t.of(more[0]!.text, name)} onClick={more[0]!.run} />
    ),
    more.length > 1 && <MoreMenu key="more" label={t.actions.more(name)} actions={more} />,
  ].filter(Boolean);
  return buttons.length > 0 ? (
    <Row wrap gap={2}>
      {buttons}
    </Row>
  ) : null;
}

interface Reason {
  readonly reason: string;
}

const askWhy = (title: string, submitLabel: string, run: (reason: string) => Promise<unknown>) =>
  openForm<Reason>({
    title,
    submitLabel,
    defaults: { reason: '' },
    children: (
      <Field<Reason>
        name="reason"
        label={t.reason.label}
        kind="textarea"
        rules={letterRules.reason}
        help={t.reason.help}
      />
    ),
    onSubmit: ({ reason }) => run(reason),
  });

const decline = (actions: LetterActions, name: string) =>
  askWhy(t.reason.decline(name), t.actions.decline, (reason) =>
    actions.moveBecause('declined', reason, t.done.declined),
  );

const refuse = (actions: LetterActions, name: string) =>
  askWhy(t.reason.refuse(name), t.actions.refuse, (reason) =>
    actions.moveBecause('refused', reason, t.done.refused),
  );

interface UploadProps {
  readonly actions: LetterActions;
  readonly name: string;
  readonly isWritten: boolean;
}

function Upload({ actions, name, isWritten }: UploadProps) {
  const label = isWritten ? t.actions.replace : t.actions.upload;
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) await actions.upload(file);
    input.value = '';
  };
  return (
    <label className={`${Classes.BUTTON} ${isWritten ? '' : Classes.INTENT_PRIMARY} ${styles.upload}`}>
      <input
        type="file"
        accept=".pdf,application/pdf"
        aria-label={t.of(label, name)}
        disabled={actions.isUploading}
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <UploadIcon />
      <span aria-hidden="true" className={Classes.BUTTON_TEXT}>
        {actions.isUploading ? t.upload.running : label}
      </span>
    </label>
  );
}

function SentMenu({
  letter,
  actions,
  name,
}: Omit<ActionsProps, 'side'> & { readonly actions: LetterActions }) {
  const { colleges } = letter.attributes;
  const codes = colleges.map(({ ceeb }) => ceeb);
  const sent = colleges.filter(({ isSent }) => isSent).map(({ ceeb }) => ceeb);
  if (sent.length === codes.length)
    return (
      <Button
        variant="minimal"
        text={t.actions.unsent}
        aria-label={t.of(t.actions.unsent, name)}
        onClick={() => void actions.markSent([])}
      />
    );
  if (colleges.length === 1)
    return (
      <Button
        icon={<EnvelopeIcon />}
        text={t.actions.sent}
        aria-label={t.of(t.actions.sent, name)}
        onClick={() => void actions.markSent(codes)}
      />
    );
  const choices: MenuAction[] = [
    { text: t.sent, run: () => void actions.markSent(codes) },
    ...colleges
      .filter(({ isSent }) => !isSent)
      .map((college) => ({
        text: t.actions.sentTo(college.name),
        run: () => void actions.markSent([...sent, college.ceeb]),
      })),
  ];
  return (
    <MenuButton className={Classes.BUTTON} label={t.of(t.actions.sent, name)} actions={choices}>
      <EnvelopeIcon />
      <span aria-hidden="true" className={Classes.BUTTON_TEXT}>
        {t.actions.sent}
      </span>
    </MenuButton>
  );
}
