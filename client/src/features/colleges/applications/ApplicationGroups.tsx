import { Card, Text } from '../../../shared/layout/layout';
import { ApplicationCard } from './ApplicationCard';
import { inGroup, type ApplicationGroup, type CollegeWithApplication } from './applicationGroups';
import { t } from './en';
import type { ApplicationActions } from './useApplicationActions';

interface ApplicationGroupsProps {
  readonly applications: readonly CollegeWithApplication[];
  readonly isOwn?: boolean;
  readonly actions?: ApplicationActions;
  /** The student, for a reader who sees who changed the applications. */
  readonly changesOf?: string;
}

const GROUPS = Object.keys(t.groups) as ApplicationGroup[];

export const ApplicationGroups = ({ applications, isOwn = false, ...reader }: ApplicationGroupsProps) =>
  GROUPS.map((group) => {
    const members = inGroup(applications, group);
    const id = `applications-${group}`;
    return (
      members.length > 0 && (
        <Card as="section" shrink key={group} aria-labelledby={id}>
          <Text as="h2" pad={[3, 'inset']} size={3} id={id}>
            {t.groups[group]}{' '}
            <Text tone="muted" weight={400}>
              {members.length}
            </Text>
          </Text>
          <ul>
            {members.map((college) => (
              <ApplicationCard
                key={college.id}
                college={college}
                all={applications}
                isOwn={isOwn}
                {...reader}
              />
            ))}
          </ul>
        </Card>
      )
    );
  });
