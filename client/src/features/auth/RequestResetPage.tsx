import { useLocation, Link, type To } from 'react-router-dom';
import { personRules } from 'contract/identity';
import { isApiError, hasNoResponse, statusTextOf } from '../../shared/api/errors';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { Text } from '../../shared/layout/layout';
import { toast } from '../../shared/ui/toast';
import { AuthApi } from './auth.api';
import { t } from './en';

export default function RequestResetPage() {
  const state: unknown = useLocation().state;
  return <RequestReset back="/sign-in" state={state} />;
}

interface Values {
  readonly email: string;
}

interface RequestResetProps {
  readonly email?: string;
  readonly back: To;
  readonly state: unknown;
}

export function RequestReset({ email = '', back, state }: RequestResetProps) {
  const [request] = AuthApi.useRequestResetMutation();
  const submit = async (values: Values) => {
    try {
      const { message } = await request(values).unwrap();
      toast.success(message);
    } catch (error) {
      if (!isApiError(error) || hasNoResponse(error) || error.data.fields) throw error;
      const reason = statusTextOf(error);
      throw new Error(error.status === 429 ? reason : t.requestReset.broken(reason), { cause: error });
    }
  };
  return (
    <>
      <p>{t.requestReset.intro}</p>
      <Form<Values>
        asks={false}
        defaults={{ email }}
        onSubmit={submit}
        submitLabel={t.requestReset.submit}
        busyLabel={t.requestReset.busy}
      >
        <Field<Values>
          name="email"
          label={t.email}
          kind="email"
          rules={personRules.email}
          autoComplete="username"
        />
      </Form>
      <Text as="p" above={4}>
        <Link to={back} state={state}>
          {t.requestReset.back}
        </Link>
      </Text>
    </>
  );
}
