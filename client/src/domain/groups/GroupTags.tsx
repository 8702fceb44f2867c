import type { GroupResource } from 'contract/groups';
import { useSignedInUser } from '../../shared/api/session';
import { Row, Text } from '../../shared/layout/layout';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import { GroupsApi } from './groups.api';
import styles from './groups.module.css';

/** Returns the groups that the user sees; exam admins have none. */
export function useGroups(): readonly GroupResource[] {
  const { role } = useSignedInUser();
  return GroupsApi.useGroupsQuery(undefined, { skip: role === 'exam_admin' }).currentData?.data ?? [];
}

/** Returns the names of these groups that the user sees, in the order of the list. */
export const groupNames = (groups: readonly GroupResource[], ids: readonly string[]): string[] =>
  groups.filter(({ id }) => ids.includes(id)).map(({ attributes }) => attributes.name);

interface GroupTagsProps {
  readonly names: readonly string[];
  /** Shows only the first names, and cuts long ones off, as in a column. */
  readonly narrow?: boolean;
}

const MAX_NARROW = 2;

export function GroupTags({ names, narrow }: GroupTagsProps) {
  const shown = narrow && names.length > MAX_NARROW ? names.slice(0, MAX_NARROW) : names;
  const left = names.slice(shown.length);
  return (
    <Row as="span" inline wrap gap={1} className={narrow ? styles.narrow : undefined}>
      {shown.map((name) => (
        <StatusTag key={name} label={name} />
      ))}
      {left.length > 0 && (
        <Text size={2} tone="muted" tabular title={left.join(', ')}>
          <span aria-hidden="true">{t.more(left.length)}</span>
          <span className="visually-hidden">{left.join(', ')}</span>
        </Text>
      )}
    </Row>
  );
}
