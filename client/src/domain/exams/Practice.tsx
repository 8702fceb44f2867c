import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import { Sample } from './Sample';

export const Practice = ({ sample }: { readonly sample: boolean }) => (
  <>
    <StatusTag label={t.practice} title={t.aboutPractice} /> {sample && <Sample />}
  </>
);
