import { Button, HTMLSelect } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import type { Grade } from 'contract/profile';
import { useChangeProfileMutation } from '../../domain/account/account.api';
import { GRADE_OPTIONS } from '../../domain/students/school';
import { Row } from '../../shared/layout/layout';
import { toast } from '../../shared/ui/toast';
import { t } from './en';

interface GradeFormProps {
  readonly isNext: boolean;
  readonly onSaved: () => Promise<unknown>;
}

export function GradeForm({ isNext, onSaved }: GradeFormProps) {
  const [grade, setGrade] = useState<Grade | ''>('');
  const [change, { isLoading }] = useChangeProfileMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!grade) return;
    const answer = await change({ grade });
    if (answer.error) toast.failure(answer.error);
    else await onSaved();
  };
  return (
    <Row as="form" wrap align="stretch" gap={2} onSubmit={(event) => void save(event)}>
      <HTMLSelect
        aria-label={t.first.grade}
        required
        value={grade}
        onChange={(event) => setGrade(event.target.value as Grade | '')}
        options={[{ value: '', label: t.first.choose }, ...GRADE_OPTIONS]}
      />
      <Button
        type="submit"
        intent={isNext ? 'primary' : 'none'}
        text={t.first.steps.grade.action}
        loading={isLoading}
      />
    </Row>
  );
}
