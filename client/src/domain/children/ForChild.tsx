import { useState, type ReactNode } from 'react';
import type { ChildResource } from 'contract/parents';
import { Stack } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { setStored, getStored } from '../../shared/lib/stored';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { PageSubject } from '../../shared/ui/PageHeader';
import { useChildrenQuery } from './children.api';
import { t } from './en';
import styles from './ForChild.module.css';
import { Invitation } from './Invitation';

const CHOSEN = 'child';

interface ForChildProps {
  /** Replaces the title of the page, as in 'Maya’s week'. */
  readonly title?: (firstName: string) => string;
  readonly children: (childId: string, firstName: string) => ReactNode;
}

export function ForChild({ title, children }: ForChildProps) {
  const query = useChildrenQuery();
  return (
    <Loaded query={query} what={t.loading} rows={4} empty={<Empty of="people">{t.none}</Empty>}>
      {(all) => (
        <Chosen all={all} title={title}>
          {children}
        </Chosen>
      )}
    </Loaded>
  );
}

function Chosen({ all, title, children }: ForChildProps & { readonly all: readonly ChildResource[] }) {
  const [chosen, setChosen] = useState(() => getStored<string>('sessionStorage', CHOSEN));
  const own = all.filter(({ attributes }) => attributes.state === 'accepted');
  const child = own.find(({ id }) => id === chosen) ?? own[0];
  const choose = (id: string) => {
    setStored('sessionStorage', CHOSEN, id);
    setChosen(id);
  };
  return (
    <Stack gap={4} className={styles.page}>
      {all
        .filter((one) => !own.includes(one))
        .map((one) => (
          <Invitation key={one.id} from={one} />
        ))}
      {child && (
        <PageSubject>
          {title ? (
            <span data-title>{title(child.attributes.firstName)}</span>
          ) : (
            t.subject(fullName(child.attributes))
          )}
        </PageSubject>
      )}
      {child && own.length > 1 && (
        <SegmentedSwitch
          label={t.which}
          options={own.map(({ id, attributes }) => ({ value: id, text: fullName(attributes) }))}
          value={child.id}
          onChange={choose}
        />
      )}
      {child && (
        <Stack alignContent="start" gap={4} key={child.id}>
          {children(child.id, child.attributes.firstName)}
        </Stack>
      )}
    </Stack>
  );
}
