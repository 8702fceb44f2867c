import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';

export const Sample = () => <StatusTag label={t.sample} intent="warning" title={t.aboutSample} />;

export const Practice = ({ sample }: { readonly sample: boolean }) => (
  <>
    <StatusTag label={t.practice} title={t.aboutPractice} /> {sample && <Sample />}
  </>
);
