import { useNavigate } from 'react-router-dom';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { t } from './en';

interface Values {
  readonly link: string;
}

const PAGES = ['/register', '/invitation'];

/** Returns the page and what follows it in a link that a counselor or a mail gave. */
function pageIn(link: string): string | undefined {
  if (!URL.canParse(link.trim(), location.origin)) return undefined;
  const { pathname, search } = new URL(link.trim(), location.origin);
  return PAGES.includes(pathname) && search !== '' ? pathname + search : undefined;
}

export function SignUpLink() {
  const navigate = useNavigate();
  return (
    <Form<Values>
      defaults={{ link: '' }}
      asks={false}
      onSubmit={async ({ link }) => navigate(pageIn(link)!)}
      submitLabel={t.register.followLink}
    >
      <Field<Values>
        name="link"
        label={t.register.link}
        missing={t.register.noLink}
        validate={(link) => pageIn(link) !== undefined || t.register.noLink}
        placeholder={`${location.origin}/register?id=…`}
        autoComplete="off"
      />
    </Form>
  );
}
