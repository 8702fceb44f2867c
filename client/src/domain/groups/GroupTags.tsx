import type { GroupResource } from 'contract/groups';
import { useSignedInUser } from '../../shared/api/session';
import { Row } from '../../shared/layout/layout';
import { StatusTag } from '../../shared/ui/StatusTag';
import { useGroupsQuery } from './groups.api';
import styles from './groups.module.css';

/** Returns the groups that the user sees; exam admins have none. */
export function useGroups(): readonly GroupResource[] {
  const { role } = useSignedInUser();
  return useGroupsQuery(undefined, { skip: role === 'exam_admin' }).currentData?.data ?? [];
}

/** Returns the names of these groups that the user sees, in the order of the list. */
export const groupNames = (groups: readonly GroupResource[], ids: readonly string[]): string[] =>
  groups.filter(({ id }) => ids.includes(id)).map(({ attributes }) => attributes.name);

interface GroupTagsProps {
  readonly names: readonly string[];
  /** Cuts long names off, as in a column. */
  readonly narrow?: boolean;
}

export const GroupTags = ({ names, narrow }: GroupTagsProps) => (
  <Row as="span" inline wrap gap={1} className={narrow ? styles.narrow : undefined}>
    {names.map((name) => (
      <StatusTag key={name} label={name} />
    ))}
  </Row>
);
