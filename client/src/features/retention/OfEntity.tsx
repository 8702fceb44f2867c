import type { EntityResource } from 'contract/entities';
import { PageSubject } from '../../shared/ui/PageHeader';
import { Retention } from './Retention';
import styles from './retention.module.css';

export const OfEntity = ({ entity: { id, attributes } }: { readonly entity: EntityResource }) => (
  <>
    <PageSubject>
      <span className={styles.dot}>{' · '}</span>
      {attributes.name}
    </PageSubject>
    <Retention key={id} scope={id} />
  </>
);
