import { Button } from '@blueprintjs/core';
import { openForm } from '../../../shared/form/openForm';
import { Row } from '../../../shared/layout/layout';
import { DocumentIcon } from '../../../shared/ui/icons';
import type { CollegeWithApplication } from './applicationGroups';
import { t } from './en';
import { askable, requestForm } from './requestForm';
import type { ApplicationActions } from './useApplicationActions';

interface RequestButtonProps {
  readonly applications: readonly CollegeWithApplication[];
  readonly isOwn: boolean;
  readonly actions: ApplicationActions;
}

export function RequestButton({ applications, isOwn, actions }: RequestButtonProps) {
  if (askable(applications).length === 0) return null;
  return (
    <Row justify="end">
      <Button
        icon={<DocumentIcon />}
        text={t.request.title}
        onClick={() => openForm(requestForm(applications, undefined, isOwn, actions.request))}
      />
    </Row>
  );
}
