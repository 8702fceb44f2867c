import { sessionTokenRules } from 'contract/video';
import { useSignedInUser } from '../../shared/api/session';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { Card, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './Lobby.module.css';

interface Values {
  readonly room: string;
  readonly identity: string;
}

export function EnterRoom({ onEnter }: { onEnter: (room: string, identity: string | undefined) => void }) {
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
