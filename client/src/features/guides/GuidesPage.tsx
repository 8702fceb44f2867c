import { FormGroup, HTMLSelect, Tab, Tabs, Button, Classes } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { GUIDES, type Guide, type GuideName } from 'contract/guides';
import { slugOf, type Block } from 'contract/document';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { ArrowRightIcon, DownloadIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { download, endpoints } from '../../shared/api/resource';
import { t } from './en';
import { Blocks, Words } from './Blocks';
import { guideTexts } from './guideTexts';
import styles from './guides.module.css';

const GuidesApi = endpoints({
  downloadGuide: download('GET /guides/{guide}/download', (guide: GuideName) => `${guide}.pdf`),
});

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

const WORDS_A_MINUTE = 220;

const minutesOf = (blocks: readonly Block[]) =>
  Math.max(1, Math.round(JSON.stringify(blocks).split(' ').length / WORDS_A_MINUTE));

function GuideReader({ name }: { name: GuideName }) {
  const query = useGuide(name);
  const [download, { isLoading }] = GuidesApi.useDownloadGuideMutation();
  const next = GUIDES[GUIDES.indexOf(name) + 1];
  return (
    <Loaded query={query} what={t.loading} rows={10} message={t.notLoaded}>
      {({ title, blocks }) => (
        <Stack gap={4} className={styles.reader}>
          <article className={styles.article}>
            <Row wrap justify="between" gap={[2, 4]} below={4} className={styles.head}>
              <div>
                <Text as="h2" size={6}>
                  {title}
                </Text>
                <Text as="p" flush size={2} tone="muted">
                  {t.minutes(minutesOf(blocks))}
                </Text>
              </div>
              <Button
                icon={<DownloadIcon />}
                text={t.download}
                aria-label={t.downloadOf(title)}
                loading={isLoading}
                onClick={() => download(name).unwrap().catch(toast.failure)}
              />
            </Row>
            <Blocks blocks={blocks} guide={title} />
            {next && (
              <Row as="p" above={5} justify="end">
                <ButtonLink to={`?guide=${next}`}>
                  <span className={Classes.BUTTON_TEXT}>{t.next(t.tabs[next])}</span>
                  <ArrowRightIcon />
                </ButtonLink>
              </Row>
            )}
          </article>
          <Contents blocks={blocks} />
        </Stack>
      )}
    </Loaded>
  );
}

function Contents({ blocks }: Pick<Guide, 'blocks'>) {
  const { search, hash } = useLocation();
  return (
    <nav className={styles.contents} aria-label={t.contents}>
      <h3>{t.contents}</h3>
      <ol>
        {blocks.flatMap((block) =>
          block.kind === 'heading' && block.level === 2
            ? [
                <li key={block.text}>
                  <Link
                    to={{ search, hash: slugOf(block.text) }}
                    aria-current={hash === `#${slugOf(block.text)}` ? 'location' : undefined}
                  >
                    <Words text={[block.text]} />
                  </Link>
                </li>,
              ]
            : [],
        )}
      </ol>
    </nav>
  );
}

function useGuide(name: GuideName) {
  const [currentData, setGuide] = useState<Guide>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    guideTexts[name]().then(
      (text) => isCurrent && setGuide(text.default),
      (reason: unknown) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);
  const refetch = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return { currentData, error, refetch };
}
