import type { Role } from 'contract/roles';
import { Box } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { useErasurePreviewQuery } from './accounts.api';
import { t } from './en';

export function ErasureConsequences({ id, role }: { readonly id: string; readonly role: Role }) {
  const query = useErasurePreviewQuery(id);
  return (
    <Loaded query={query} what={t.erase.loading} rows={1}>
      {({ attributes: { people, sessions, conversations } }) =>
        people + sessions + conversations > 0 && (
          <>
            <p>{t.erase.ends}</p>
            <Box as="ul" bulleted below={3}>
              {people > 0 && <li>{role === 'student' ? t.erase.staff(people) : t.erase.students(people)}</li>}
              {sessions > 0 && <li>{t.erase.sessions(sessions)}</li>}
              {conversations > 0 && <li>{t.erase.conversations(conversations)}</li>}
            </Box>
          </>
        )
      }
    </Loaded>
  );
}
