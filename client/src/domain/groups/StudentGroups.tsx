import { Button } from '@blueprintjs/core';
import { Row, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { EditIcon } from '../../shared/ui/icons';
import { t } from './en';
import { groupNames, GroupTags, useGroups } from './GroupTags';
import { useChangeGroups, type GroupedStudent } from './useChangeGroups';

/** Shows the groups of one student, and opens the dialog that changes them. */
export function StudentGroups({ student }: { student: GroupedStudent }) {
  const change = useChangeGroups();
  const names = groupNames(useGroups(), student.attributes.progress?.groups ?? []);
  return (
    <Row as="span" inline wrap gap={1}>
      {names.length > 0 ? <GroupTags names={names} /> : <Text tone="muted">{t.nobody}</Text>}
      <Button
        variant="minimal"
        size="small"
        icon={<EditIcon size={12} />}
        aria-label={t.change(fullName(student.attributes))}
        title={t.change(fullName(student.attributes))}
        onClick={() => change([student])}
      />
    </Row>
  );
}
