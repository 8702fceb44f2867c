import { sessionTokenRules } from 'contract/video';
import { useSignedInUser } from '../../shared/api/session';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
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
    <section className={styles.enter} aria-labelledby="enter-room">
      <h2 id="enter-room">{t.enter.heading}</h2>
      <p className={styles.help}>{t.enter.help}</p>
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
    </section>
  );
}
