import { Tab, Tabs } from '@blueprintjs/core';
import { useUrlState } from '../../shared/routing/useUrlState';
import type { AnyRecordList } from './definition';
import { t } from './en';
import { useOrderActivitiesMutation, useRecordItems, type RecordListName } from './record.api';
import { RECORD_LISTS } from './RecordItems';
import { RecordList } from './RecordList';
import styles from './RecordTabs.module.css';

const LISTS = Object.values(RECORD_LISTS);

/** Activities, coursework, honors and tests of the signed-in student; the address names the open one. */
export function RecordTabs() {
  const [{ tab }, set] = useUrlState({ tab: 'activities' });
  const [orderActivities] = useOrderActivitiesMutation();
  const open: RecordListName = tab in RECORD_LISTS ? (tab as RecordListName) : 'activities';
  const order = (ids: readonly string[]) => orderActivities(ids).unwrap();
  return (
    <section aria-label={t.panel} className={styles.panel}>
      <Tabs
        id="record"
        selectedTabId={open}
        renderActiveTabPanelOnly
        onChange={(chosen) => set({ tab: String(chosen) })}
      >
        {LISTS.map((of) => (
          <Tab
            key={of.list}
            id={of.list}
            title={<Title of={of} />}
            panel={
              <RecordList of={of} menu={() => []} order={of.list === 'activities' ? order : undefined} />
            }
          />
        ))}
      </Tabs>
    </section>
  );
}

/** With how many there are, once that is known. */
function Title({ of: { list, sentences } }: { of: AnyRecordList }) {
  const { currentData } = useRecordItems(list);
  return (
    <>
      {sentences.title} <span className={styles.count}>{currentData?.length}</span>
    </>
  );
}
