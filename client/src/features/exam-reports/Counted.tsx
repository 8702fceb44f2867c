import { Switch } from '@blueprintjs/core';
import type { ExamResultResource } from 'contract/exams';
import { useCountExamMutation } from '../../domain/exams/exams.api';
import { useSignedInUser } from '../../shared/api/session';
import { toast } from '../../shared/ui/toast';
import styles from './Breakdown.module.css';
import { t } from './en';

interface CountedProps {
  readonly studentId: string;
  readonly exam: ExamResultResource;
}

/** Whether an exam counts in the chances at colleges: the student alone decides, staff see it. */
export function Counted({ studentId, exam: { id: examId, attributes } }: CountedProps) {
  const { role } = useSignedInUser();
  const [count, { isLoading }] = useCountExamMutation();
  const { counted } = attributes;
  if (role !== 'student') return counted && <p className={styles.counted}>{t.exam.isCounted}</p>;
  const change = async () => {
    if (isLoading) return;
    try {
      await count({ studentId, examId, counted: !counted }).unwrap();
      toast.success(counted ? t.exam.noLongerCounted : t.exam.nowCounted);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <div className={`${styles.counted} no-print`}>
      <Switch label={t.exam.count} checked={counted} aria-busy={isLoading} onChange={change} />
    </div>
  );
}
