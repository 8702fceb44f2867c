import { Tab, Tabs } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import { useId, type ReactNode } from 'react';
import type { ExamFormDetail } from 'contract/exam-forms';
import { EXAM_PARTS, maxRaw, type ExamPart } from 'contract/exam-definitions';
import { Sample } from '../../../domain/exams/Sample';
import { messageOf } from '../../../shared/api/errors';
import { Row, Card, Stack, Text, Grid } from '../../../shared/layout/layout';
import { Loaded } from '../../../shared/list/Loaded';
import { useUrlState } from '../../../shared/routing/useUrlState';
import { BackLink } from '../../../shared/ui/BackLink';
import { ActionMenu } from '../../../shared/ui/ActionMenu';
import { openDialog } from '../../../shared/ui/dialogs';
import { DownloadIcon, ArrowRightIcon, EditIcon } from '../../../shared/ui/icons';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { PageName } from '../../../shared/ui/PageHeader';
import { formatInstant } from '../../../shared/lib/time';
import { Empty } from '../../../shared/list/States';
import { t as exams } from '../../../domain/exams/en';
import { formatNumber } from '../../../shared/lib/format';
import type { Target } from '../correction/target';
import { useDownloads } from '../downloads';
import { t as forms } from '../en';
import { ExamFormsApi } from '../examForms.api';
import { t } from './en';
import { Questions } from './Questions';
import { RescoringNote, Rescoring } from './Rescoring';
import styles from '../examForms.module.css';

const CorrectionDialog = lazyComponent(() => import('../correction/CorrectionDialog'));

const TABS = ['questions', 'scale', 'revisions'] as const;

export default function ExamFormPage() {
  const { formId = '' } = useParams();
  const query = ExamFormsApi.useExamFormQuery(formId);
  return (
    <>
      <BackLink to="/exam-forms">{t.back}</BackLink>
      <Loaded query={query} what={t.loading} message={query.error ? messageOf(query.error) : undefined}>
        {(form) => <ExamForm form={form} />}
      </Loaded>
    </>
  );
}

function ExamForm({ form }: { form: ExamFormDetail }) {
  const [address, setAddress] = useUrlState({ tab: 'questions' });
  const tab = TABS.find((known) => known === address.tab) ?? 'questions';
  const correct = (target: Target) => openDialog(CorrectionDialog, { form, target });
  return (
    <>
      <Head form={form} />
      <RescoringNote formId={form.id} />
      <Tabs
        id="exam-form"
        selectedTabId={tab}
        renderActiveTabPanelOnly
        onChange={(chosen) => setAddress({ tab: String(chosen) })}
      >
        <Tab
          disabled={false}
          id="questions"
          title={t.tabs.questions}
          panel={<Questions sections={form.attributes.sections} onCorrect={correct} />}
        />
        <Tab
          disabled={false}
          id="scale"
          title={t.tabs.scale}
          panel={<Scales form={form.attributes} onCorrect={correct} />}
        />
        <Tab
          disabled={false}
          id="revisions"
          title={t.tabs.revisions}
          panel={<Revisions formId={form.id} />}
        />
      </Tabs>
    </>
  );
}

function Head({ form }: { form: ExamFormDetail }) {
  const { type, code, sample, revision, entries, scaled } = form.attributes;
  const downloads = useDownloads();
  const name = forms.name(type, code);
  return (
    <Row as="header" wrap justify="between" gap={3} below={4} breakable>
      <PageName>{name}</PageName>
      <Row as="ul" wrap gap={[0, 4]} size={2} tone="muted">
        {sample && (
          <li>
            <Sample />
          </li>
        )}
        <li>{t.facts.revision(revision)}</li>
        <li>{t.facts.entries(entries)}</li>
        <li>{scaled ? t.facts.scaled : t.facts.rawOnly}</li>
      </Row>
      <ActionMenu
        text={forms.downloads.text}
        label={forms.downloads.label(name)}
        icon={<DownloadIcon />}
        actions={downloads(form)}
      />
    </Row>
  );
}

const revisionsText = t.revisions;

function Revisions({ formId }: { formId: string }) {
  const query = ExamFormsApi.useFormRevisionsQuery(formId);
  return (
    <Loaded
      query={query}
      what={revisionsText.what}
      empty={<Empty sketch="files">{revisionsText.none}</Empty>}
    >
      {(revisions) => (
        <Card as="ol" lines className={styles.revisions}>
          {revisions.map((revision) => {
            const { what, by, at, summary, reason } = revision.attributes;
            return (
              <Stack as="li" gap={1} pad={[3, 'inset']} breakable key={revision.id}>
                <Row as="header" wrap align="baseline" gap={[0, 3]}>
                  <h3>{revisionsText.title(revision.id)}</h3>
                  <span>{revisionsText.kinds[what]}</span>
                  <Text tone="muted">{revisionsText.by(by, formatInstant(at))}</Text>
                </Row>
                <Text as="p" flush>
                  {summary}
                </Text>
                {reason && (
                  <Text as="p" flush tone="muted">
                    {revisionsText.reason(reason)}
                  </Text>
                )}
                <Rescoring revision={revision} />
              </Stack>
            );
          })}
        </Card>
      )}
    </Loaded>
  );
}

interface ScalesProps {
  readonly form: ExamFormDetail['attributes'];
  readonly onCorrect: (target: Target) => void;
}

const Scales = ({ form: { type, scale }, onCorrect }: ScalesProps) => (
  <>
    <p className={styles.lead}>{t.scale.help}</p>
    <Stack gap={4}>
      {EXAM_PARTS[type].map((part) => (
        <Scale
          key={part}
          part={part}
          most={maxRaw(type, part)}
          rows={scale[part]}
          onCorrect={(raw) => onCorrect({ what: 'scale' as const, part, raw })}
        />
      ))}
    </Stack>
  </>
);

interface ScaleProps {
  readonly part: ExamPart;
  readonly most: number;
  readonly rows: readonly number[] | undefined;
  readonly onCorrect: (raw: number) => void;
}

function Scale({ part, most, rows, onCorrect }: ScaleProps) {
  const id = useId();
  return (
    <Card as="section" pad={[3, 'inset']} aria-labelledby={id} className={styles.scale}>
      <h3 id={id}>{t.scale.part(exams.parts[part], most)}</h3>
      {rows ? (
        <Grid as="ul" columns="repeat(auto-fill, minmax(108px, 1fr))" gap={[0, 2]} size={2} tabular>
          {rows.map((scaled, raw) => (
            <li key={raw}>
              <Correctable label={t.scale.correct(raw)} onClick={() => onCorrect(raw)}>
                <Row as="span" justify="end" gap={1} tone="muted" aria-hidden="true" className={styles.raw}>
                  {formatNumber(raw)}
                  <ArrowRightIcon size={12} />
                </Row>
                <strong>{formatNumber(scaled)}</strong>
              </Correctable>
            </li>
          ))}
        </Grid>
      ) : (
        <p className={styles.lead}>{t.scale.none}</p>
      )}
    </Card>
  );
}

interface CorrectableProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Correctable = ({ label, onClick, children }: CorrectableProps) => (
  <Row
    as="button"
    justify="between"
    gap={2}
    pad={[1, 2]}
    minHeight={32}
    breakable
    type="button"
    className={styles.correctable}
    onClick={onClick}
  >
    <span className="visually-hidden">{label} </span>
    <span className={styles.value}>{children}</span>
    <EditIcon size={12} />
  </Row>
);
