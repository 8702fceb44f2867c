import { Callout } from '@blueprintjs/core';
import { openConfirm } from '../../shared/form/confirm';
import { Box } from '../../shared/layout/layout';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { runAction } from '../../shared/ui/undo';
import { Loaded } from '../../shared/list/Loaded';
import { WarningSignIcon } from '../../shared/ui/icons';
import { AccessApi, type Membership } from './access.api';
import { t } from './en';

export function useRemoveFromSchool() {
  const [takeOut] = AccessApi.useTakeOutMutation();
  return (membership: Membership) => {
    const { name, entityName } = membership;
    openConfirm({
      title: t.takeOut.title(name, entityName),
      children: <Consequences {...membership} />,
      confirmLabel: t.takeOut.confirm,
      onConfirm: async () => {
        await runAction(takeOut(membership), t.takeOut.done(name, entityName));
      },
      refocus: focusPageTitle,
    });
  };
}

function Consequences(membership: Membership) {
  const { name, role, entityName } = membership;
  const query = AccessApi.useLeavingQuery(membership);
  return (
    <>
      <p>
        {role === 'student' ? t.takeOut.ofStudent(name, entityName) : t.takeOut.ofStaff(name, entityName)}
      </p>
      {role === 'exam_admin' && (
        <p>
          {t.takeOut.ofExamAdmin((text) => (
            <strong key={text}>{text}</strong>
          ))}
        </p>
      )}
      <Loaded query={query} what={t.takeOut.loading} rows={1}>
        {({ attributes: { people, sessions, lastAccountAdmin } }) => (
          <>
            {lastAccountAdmin && (
              <Box as={Callout} below={3} intent="warning" icon={<WarningSignIcon />}>
                {t.takeOut.lastAccountAdmin(name, entityName)}
              </Box>
            )}
            {people + sessions === 0 ? (
              <p>{t.takeOut.nothing}</p>
            ) : (
              <>
                <p>{t.takeOut.ends}</p>
                <Box as="ul" bulleted below={3}>
                  {people > 0 && (
                    <li>
                      {role === 'student' ? t.takeOut.ofStaffMembers(people) : t.takeOut.ofStudents(people)}
                    </li>
                  )}
                  {sessions > 0 && <li>{t.takeOut.sessions(sessions)}</li>}
                </Box>
              </>
            )}
          </>
        )}
      </Loaded>
      <p>{t.takeOut.stays}</p>
    </>
  );
}
