import { FormGroup, InputGroup } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { graduationYear } from 'contract/grades';
import type { CounselorProfileResource } from 'contract/identity';
import { messages } from 'contract/messages';
import { GRADES, type Grade } from 'contract/profile';
import { isApiError } from '../../shared/api/errors';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { gradeName } from '../../domain/students/school';
import { PersonFields } from '../../domain/people/PersonFields';
import { Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { useUrlState } from '../../shared/routing/useUrlState';
import { AuthApi, type StudentSignUp, useRegisterStudent } from './auth.api';
import { t } from './en';
import { SignUpLink } from './SignUpLink';
import { useSignedIn } from './useSignedIn';

type Values = Omit<StudentSignUp, 'role' | 'counselor_id' | 'grade'> & {
  readonly grade: Grade | '';
  readonly repeated: string;
};

const EMPTY: Values = {
  first_name: '',
  last_name: '',
  grade: '',
  phone_number: '',
  email: '',
  password: '',
  repeated: '',
};

function gradeOption(grade: Grade) {
  const year = graduationYear(grade, today());
  return {
    value: grade,
    label: year === null ? gradeName(grade) : t.register.classOf(gradeName(grade), year),
  };
}

export default function RegisterPage() {
  const [{ id }] = useUrlState({ id: '' });
  return (
    <>
      {id ? <SignUp counselorId={id} /> : <NoCounselor />}
      <Text as="p" above={4}>
        {t.register.age} <Link to="/privacy-policy">{t.register.privacy}</Link>
      </Text>
      <Text as="p" above={4}>
        {t.register.haveAccount} <Link to="/sign-in">{t.register.signIn}</Link>
      </Text>
    </>
  );
}

function counselorText({ attributes, relationships }: CounselorProfileResource): string {
  const schools = relationships.entities.data.map(({ attributes: { name } }) => name).join(', ');
  return schools ? t.register.counselorAt(fullName(attributes), schools) : fullName(attributes);
}

function NoCounselor() {
  return (
    <>
      <p>{t.register.noCounselor}</p>
      <SignUpLink />
    </>
  );
}

function SignUp({ counselorId }: { counselorId: string }) {
  const query = AuthApi.useCounselorProfileQuery(counselorId);
  const { error } = query;
  const register = useRegisterStudent();
  const signedIn = useSignedIn();
  if (isApiError(error) && error.status >= 400 && error.status < 500) return <NoCounselor />;

  const signUp = async ({ repeated: _, grade, ...person }: Values) => {
    try {
      const student = { ...person, ...(grade && { grade }), role: 'student' as const };
      await signedIn(await register({ ...student, counselor_id: counselorId }));
    } catch (failed) {
      if (isApiError(failed) && (failed.data.fields || [0, 429].includes(failed.status))) throw failed;
      const exists = isApiError(failed) && failed.status === 401;
      throw new Error(exists ? messages.userExists : t.register.failed, { cause: failed });
    }
  };

  return (
    <Loaded query={query} what={t.register.counselor}>
      {(counselor) => (
        <Form<Values>
          defaults={EMPTY}
          onSubmit={signUp}
          submitLabel={t.register.submit}
          busyLabel={t.register.busy}
        >
          <FormGroup label={t.register.yourCounselor} labelFor="counselor">
            <InputGroup id="counselor" readOnly value={counselorText(counselor)} fill />
          </FormGroup>
          <PersonFields repetition={t.register.repetition} phone own>
            <Field<Values>
              name="grade"
              label={t.register.grade}
              kind="select"
              options={[{ value: '', label: t.register.notSaid }, ...GRADES.map(gradeOption)]}
              help={t.register.gradeHelp}
            />
          </PersonFields>
        </Form>
      )}
    </Loaded>
  );
}
