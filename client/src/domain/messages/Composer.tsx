import { Button, TextArea } from '@blueprintjs/core';
import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { messageRules } from 'contract/messaging';
import { violation } from 'contract/rules';
import { useSignedInUser } from '../../shared/api/session';
import { violationText } from '../../shared/form/FieldError';
import { Grid } from '../../shared/layout/layout';
import { useTextDraft } from '../../shared/lib/draft';
import { emitVolatile } from '../../shared/realtime/realtime';
import { SendMessageIcon } from '../../shared/ui/icons';
import { LazyTemplates } from '../message-templates/LazyTemplates';
import styles from './messages.module.css';
import { t } from './en';

const TYPING_EVERY_MS = 2_500;

interface ComposerProps {
  readonly contactId: string;
  readonly firstName: string;
  readonly autoFocus: boolean;
  readonly onSend: (content: string) => void;
}

export function Composer({ contactId, firstName, autoFocus, onSend }: ComposerProps) {
  const id = useId();
  const { role } = useSignedInUser();
  const isStaff = role !== 'student' && role !== 'parent';
  const input = useRef<HTMLTextAreaElement>(null);
  const typingSentAt = useRef(-Infinity);
  const [draft, setDraft] = useTextDraft(`message:${contactId}`);
  const [issue, setIssue] = useState<string>();

  const write = (text: string) => {
    setDraft(text);
    setIssue(undefined);
    if (text.trim() && performance.now() - typingSentAt.current > TYPING_EVERY_MS) {
      typingSentAt.current = performance.now();
      emitVolatile('typing', { to: contactId });
    }
  };
  const insert = (text: string) => {
    write(draft.trim() ? `${draft.trimEnd()}\n\n${text}` : text);
    input.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    input.current?.focus();
    const content = draft.trim();
    if (!content) return;
    const broken = violationText(violation(messageRules.content, content));
    setIssue(broken);
    if (broken) return;
    setDraft('');
    typingSentAt.current = -Infinity;
    onSend(content);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };

  return (
    <Grid
      as="form"
      rule="top"
      columns="minmax(0, 1fr) auto"
      align="end"
      gap={2}
      pad={3}
      className={isStaff ? `${styles.composer} ${styles.withTemplates}` : styles.composer}
      onSubmit={submit}
    >
      {isStaff && <LazyTemplates text={draft} onChoose={insert} />}
      <TextArea
        inputRef={input}
        fill
        autoResize
        autoFocus={autoFocus}
        rows={1}
        className={styles.text}
        aria-label={t.composer.label(firstName)}
        aria-describedby={`${id}-help`}
        aria-invalid={issue !== undefined}
        placeholder={t.composer.placeholder(firstName)}
        value={draft}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" intent="primary" icon={<SendMessageIcon />} text={t.composer.send} />
      <p id={`${id}-help`} className={issue ? styles.issue : 'visually-hidden'} role={issue && 'alert'}>
        {issue ?? t.composer.help}
      </p>
    </Grid>
  );
}
