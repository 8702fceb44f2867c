import { FormGroup, HTMLSelect, Tab, Tabs } from '@blueprintjs/core';
import { GUIDES } from 'contract/guides';
import { useUrlState } from '../../shared/routing/useUrlState';
import { t } from './en';
import { GuideReader } from './GuideReader';
import styles from './guides.module.css';

const AS_PAGES = { preventScrollReset: false };

export default function GuidesPage() {
  const [{ guide: named }, setAddress] = useUrlState<'guide'>({ guide: GUIDES[0] }, AS_PAGES);
  const guide = GUIDES.find((known) => known === named) ?? GUIDES[0];
  const choose = (chosen: string) => setAddress({ guide: chosen });
  return (
    <>
      <FormGroup className={styles.select} label={t.choose} labelFor="guide">
        <HTMLSelect
          id="guide"
          fill
          value={guide}
          options={GUIDES.map((value) => ({ value, label: t.tabs[value] }))}
          onChange={(event) => choose(event.target.value)}
        />
      </FormGroup>
      <Tabs
        id="guides"
        className={styles.tabs}
        vertical
        renderActiveTabPanelOnly
        selectedTabId={guide}
        onChange={(chosen) => choose(String(chosen))}
      >
        {GUIDES.map((name) => (
          <Tab
            key={name}
            id={name}
            title={t.tabs[name]}
            panelClassName={styles.panel}
            panel={<GuideReader key={name} name={name} />}
          />
        ))}
      </Tabs>
    </>
  );
}
