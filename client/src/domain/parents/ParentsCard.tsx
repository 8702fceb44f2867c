import { Button } from '@blueprintjs/core';
import { useId, useRef } from 'react';
import { MAX_PARENTS, type ParentResource } from 'contract/parents';
import { type NewParent } from 'contract/requests/parents';
import { openConfirm } from '../../shared/form/confirm';
import { openForm, type Form } from '../../shared/form/openForm';
import { Box, Card, Row, Stack, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { formatDate, toPlainDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { ActionMenu } from '../../shared/ui/ActionMenu';
import { AddIcon, RemoveIcon, SendMessageIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { endpoints, mutation, query, lists } from '../../shared/api/resource';
import '../account/account.api';
import { t } from './en';

const parents = lists('Access');

const { useParentsQuery, useInviteParentMutation, useInvitationMailMutation, useRemoveParentMutation } =
  endpoints({
    parents: query('GET /users/{studentId}/parents', { providesTags: parents }),
    inviteParent: mutation('POST /users/{studentId}/parents', { invalidatesTags: parents }),
    invitationMail: mutation('POST /users/{studentId}/parents/{linkId}/mails'),
    removeParent: mutation('DELETE /users/{studentId}/parents/{linkId}', { invalidatesTags: parents }),
  });

interface ParentsCardProps {
  readonly studentId: string;
  readonly level: 2 | 3;
}

export function ParentsCard({ studentId, level }: ParentsCardProps) {
  const Heading = `h${level}` as const;
  const headingId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useParentsQuery(studentId);
  const [invite] = useInviteParentMutation();
  const isFull = (query.currentData?.length ?? 0) >= MAX_PARENTS;
  const formOf = async (): Promise<Form<NewParent>> => {
    const { default: ParentFields } = await import('./ParentFields');
    return {
      title: t.invite,
      submitLabel: t.send,
      defaults: { first_name: '', last_name: '', email: '' },
      onSubmit: async (person) => {
        await invite({ studentId, ...person }).unwrap();
        toast.success(t.sent(person.email));
      },
      children: <ParentFields />,
    };
  };
  return (
    <Card as="section" pad="inset" shrink aria-labelledby={headingId} className="no-print">
      <Row as="header" minHeight={32} wrap justify="between" gap={[2, 3]} below={3}>
        <Heading id={headingId} ref={title} tabIndex={-1}>
          {t.title}
        </Heading>
        {isFull ? (
          <Text size={2} tone="muted">
            {t.full(MAX_PARENTS)}
          </Text>
        ) : (
          <Button size="small" icon={<AddIcon />} text={t.invite} onClick={() => openForm(formOf())} />
        )}
      </Row>
      <Text as="p" flush tone="muted">
        {t.about}
      </Text>
      <Loaded
        query={query}
        what={t.what}
        rows={1}
        empty={
          <Text as="p" flush above={2} tone="muted">
            {t.none}
          </Text>
        }
      >
        {(parents) => (
          <Box as="ul" above={3}>
            {parents.map((one) => (
              <Parent
                key={one.id}
                studentId={studentId}
                parent={one}
                refocus={() => title.current?.focus()}
              />
            ))}
          </Box>
        )}
      </Loaded>
    </Card>
  );
}

interface ParentProps {
  readonly studentId: string;
  readonly parent: ParentResource;
  readonly refocus: () => void;
}

function Parent({ studentId, parent: { id: linkId, attributes }, refocus }: ParentProps) {
  const [send] = useInvitationMailMutation();
  const [remove] = useRemoveParentMutation();
  const { email, state, since } = attributes;
  const name = fullName(attributes);
  const sendAgain = async () => {
    try {
      await send({ studentId, linkId }).unwrap();
      toast.success(t.sent(email));
    } catch (error) {
      toast.failure(error);
    }
  };
  const askToRemove = () =>
    openConfirm({
      title: t.removeTitle(name),
      children: t.consequence[state](name),
      confirmLabel: t.remove,
      refocus,
      onConfirm: async () => {
        await remove({ studentId, linkId }).unwrap();
        toast.success(t.removed(name));
      },
    });
  const again = { text: t.again, icon: <SendMessageIcon />, run: () => void sendAgain() };
  return (
    <Row as="li" pad={[2, 0]} rule="top" wrap gap={[2, 3]}>
      <Stack as="span" grow="8em" shrink breakable>
        {name}
        <Text size={2} tone="muted">
          {email}
        </Text>
        <Text size={2} tone="muted">
          {t.since(t.states[state], formatDate(toPlainDate(since)))}
        </Text>
      </Stack>
      <ActionMenu
        text={t.change}
        label={t.changeOf(name)}
        actions={[
          ...(state === 'invited' ? [again] : []),
          {
            text: t.remove,
            icon: <RemoveIcon />,
            intent: 'danger',
            opensDialog: true,
            run: askToRemove,
          },
        ]}
      />
    </Row>
  );
}
