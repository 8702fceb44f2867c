import { Link } from 'react-router-dom';
import { ROLE_OPTIONS, type Role } from 'contract/roles';
import { useSignedInUser } from '../../shared/api/session';
import { graduationYear } from '../../shared/lib/time';
import { Initials } from '../../shared/ui/Initials';
import { StatusTag } from '../../shared/ui/StatusTag';
import styles from './shell.module.css';

const PROFILE: Readonly<Record<Role, string>> = {
  student: '/profile',
  counselor: '/counselor/profile',
  account_admin: '/account-admin/profile',
  exam_admin: '/exam-admin/profile',
  admin: '/admin-profile',
};

/** Who is signed in, at the head of every page. */
export function Person() {
  const { first_name, last_name, role } = useSignedInUser();
  return (
    <div className={styles.person}>
      <div className={styles.name}>
        <span>
          {first_name} {last_name}
        </span>
        {role === 'student' && <span className={styles.applicant}>{graduationYear()} Applicant</span>}
      </div>
      {(role === 'account_admin' || role === 'counselor') && (
        <StatusTag label={ROLE_OPTIONS[role]} intent={role === 'account_admin' ? 'primary' : 'none'} />
      )}
      <Link to={PROFILE[role]} className={styles.avatar}>
        <Initials first={first_name} last={last_name} />
        <span className="visually-hidden">Your profile</span>
      </Link>
    </div>
  );
}
