import { Tab, Tabs } from '@blueprintjs/core';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignedInUser } from '../../shared/api/session';
import { Card, Text } from '../../shared/layout/layout';
import { useUrlState } from '../../shared/routing/useUrlState';
import { MoreMenu, type MenuAction } from '../../shared/ui/ActionMenu';
import { HistoryIcon } from '../../shared/ui/icons';
import { PracticeTests } from '../exams/PracticeTests';
import type { AnyRecordList, TO_ADD } from './definition';
import { t } from './en';
import { openHistory } from './History';
import { RecordApi, type RecordItem, type RecordListName, useRecordItems } from './record.api';
import { RecordList } from './RecordList';
import { activities } from './activities';
import { courses } from './courses';
import { honors } from './honors';
import { tests } from './tests';
import styles from './record.module.css';

const RECORD_LISTS: Readonly<Record<RecordListName, AnyRecordList>> = { activities, courses, honors, tests };

const LISTS = Object.values(RECORD_LISTS);

export default function RecordPanel() {
  const [{ tab }, set] = useUrlState({ tab: 'activities' });
  const opensNew = useOpensNew();
  const [orderActivities] = RecordApi.useOrderActivitiesMutation();
  const open: RecordListName = tab in RECORD_LISTS ? (tab as RecordListName) : 'activities';
  const order = (ids: readonly string[]) => orderActivities(ids).unwrap();
  const { id: studentId } = useSignedInUser();
  const panelOf = (of: AnyRecordList) => {
    const part = of.list;
    const { title } = of.sentences;
    const historyOf = ({ id, attributes }: RecordItem): MenuAction => ({
      text: t.history.tip,
      icon: <HistoryIcon />,
      opensDialog: true,
      run: () => openHistory({ studentId, part, item: id, name: of.nameOf(attributes) }),
    });
    const historyOfAll: MenuAction = {
      text: t.listHistory,
      icon: <HistoryIcon />,
      opensDialog: true,
      run: () => openHistory({ studentId, part, name: title }),
    };
    return (
      <div className={styles.list}>
        <RecordList
          of={of}
          menu={(item) => [historyOf(item)]}
          tools={<MoreMenu label={t.listMenu(title)} actions={[historyOfAll]} />}
          order={part === 'activities' ? order : undefined}
          opensNew={opensNew && part === open}
        />
        {part === 'tests' && <PracticeTests studentId={studentId} />}
      </div>
    );
  };
  return (
    <Card as="section" clip aria-label={t.panel} className="card-tabs">
      <Tabs
        id="record"
        selectedTabId={open}
        animate={false}
        renderActiveTabPanelOnly
        onChange={(chosen) => set({ tab: String(chosen) })}
      >
        {LISTS.map((of) => (
          // Blueprint's arrow keys only reach tabs with an explicit `disabled` value.
          <Tab key={of.list} id={of.list} disabled={false} title={<Title of={of} />} panel={panelOf(of)} />
        ))}
      </Tabs>
    </Card>
  );
}

/** Whether a link led here to add an item. This is then forgotten, so that neither Back nor another tab repeats it. */
function useOpensNew(): boolean {
  const { state, ...at } = useLocation() as { readonly state: Partial<typeof TO_ADD> | null };
  const navigate = useNavigate();
  const opensNew = Boolean(state?.adds);
  const forget = useEffectEvent(() => navigate(at, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (opensNew) void forget();
  }, [opensNew]);
  return opensNew;
}

function Title({ of: { list, sentences } }: { of: AnyRecordList }) {
  const { currentData } = useRecordItems(list);
  return (
    <>
      {sentences.title}{' '}
      <Text tone="muted" weight={400} className={styles.count}>
        {currentData?.length}
      </Text>
    </>
  );
}
