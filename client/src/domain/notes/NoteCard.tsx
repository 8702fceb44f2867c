import type { ReactElement, ReactNode } from 'react';
import type { NoteResource, NoteVisibility } from 'contract/notes';
import { Box, Row, Text } from '../../shared/layout/layout';
import { formatDate, formatLongDate } from '../../shared/lib/time';
import { LockIcon, PeopleIcon, PersonIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';

const ICONS: Readonly<Record<NoteVisibility, ReactElement>> = {
  private: <LockIcon size={12} />,
  staff: <PeopleIcon size={12} />,
  student: <PersonIcon size={12} />,
};

interface NoteCardProps {
  readonly note: NoteResource;
  /** The student knows that the note is shared. */
  readonly hidesVisibility?: true;
  readonly buttons?: ReactNode;
}

export function NoteCard({ note: { attributes, relationships }, hidesVisibility, buttons }: NoteCardProps) {
  const { kind, date, minutes, text, visibility } = attributes;
  const author = relationships.author.data?.attributes.name;
  return (
    <Box as="article" pad={[3, 'inset']}>
      <Row align="start" justify="between" gap={3}>
        <Row wrap gap={[1, 2]} shrink>
          <strong>{t.kinds[kind]}</strong>
          <Text size={2} tone="muted">
            <time dateTime={date} title={formatLongDate(date)}>
              {formatDate(date)}
            </time>
            {minutes > 0 && ` · ${t.took(minutes)}`}
            {author && ` · ${author}`}
          </Text>
          {!hidesVisibility && <StatusTag label={t.tags[visibility]} icon={ICONS[visibility]} />}
        </Row>
        {buttons}
      </Row>
      <Text as="p" flush above={1} preLine breakable>
        {text}
      </Text>
    </Box>
  );
}
