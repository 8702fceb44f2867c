import { useEffect, useState } from 'react';
import { sessionTokenRules } from 'contract/video';
import { useUrlState } from '../../shared/routing/useUrlState';
import { useSignedInUser } from '../../shared/api/session';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { Card, Text } from '../../shared/layout/layout';
import { Lobby } from './Lobby';
import { t } from './en';
import styles from './Lobby.module.css';

const AS_PAGES = { preventScrollReset: false };

export default function LobbyPage() {
  const [{ roomId }, setAddress] = useUrlState<'roomId'>({ roomId: '' }, AS_PAGES);
  const [name, setName] = useState<string>();
  const elsewhere = openedElsewhere();
  useEffect(() => {
    if (elsewhere) window.location.reload();
  }, [elsewhere]);
  if (elsewhere) return null;
  if (!roomId)
    return (
      <EnterRoom
        onEnter={(room, identity) => {
          setName(identity);
          setAddress({ roomId: room });
        }}
      />
    );
  return <Lobby key={roomId} roomId={roomId} identity={name} onOther={() => setAddress({ roomId: '' })} />;
}

/** The permissions policy allows camera and microphone only to this page's document, not to one loaded elsewhere. */
function openedElsewhere(): boolean {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  return opened !== undefined && new URL(opened.name).pathname.replace(/\/$/, '') !== '/lobby';
}

interface Values {
  readonly room: string;
  readonly identity: string;
}

function EnterRoom({ onEnter }: { onEnter: (room: string, identity: string | undefined) => void }) {
  const { first_name, last_name } = useSignedInUser();
  const nameless = !`${first_name}${last_name}`.trim();
  return (
    <Card as="section" pad="inset" width="field" className={styles.flat} aria-labelledby="enter-room">
      <Text as="h2" id="enter-room" size={5}>
        {t.enter.heading}
      </Text>
      <Text as="p" tone="muted">
        {t.enter.help}
      </Text>
      <Form<Values>
        asks={false}
        defaults={{ room: '', identity: '' }}
        submitLabel={t.enter.join}
        onSubmit={({ room, identity }) =>
          Promise.resolve(onEnter(room.trim(), nameless ? identity.trim() : undefined))
        }
      >
        <Field<Values> name="room" label={t.enter.room} rules={sessionTokenRules.room} autoComplete="off" />
        {nameless && (
          <Field<Values>
            name="identity"
            label={t.enter.name}
            rules={sessionTokenRules.identity}
            help={t.enter.nameHelp}
            autoComplete="name"
          />
        )}
      </Form>
    </Card>
  );
}
