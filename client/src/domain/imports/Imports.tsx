import { Classes, Button, FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId, useState, type ReactNode } from 'react';
import { importMessages } from 'contract/imports';
import type { Named } from 'contract/http';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { Box, Card, Row, Stack, Text, Grid } from '../../shared/layout/layout';
import { Loaded, type Query } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Failure } from '../../shared/ui/Failure';
import { DownloadIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { ImportCard, type ImportActions } from './ImportCard';
import type { ImportedFile } from './imports';
import styles from './imports.module.css';

interface UploadProps {
  readonly label: string;
  readonly help: ReactNode;
  readonly mostBytes: number;
  readonly templates?: ReactNode;
  readonly choices?: ReactNode;
  readonly check: (file: File) => Promise<{ readonly id: string }>;
}

interface ImportsProps<File extends ImportedFile> extends ImportActions<File> {
  readonly query: Query<readonly File[]>;
  readonly upload: UploadProps;
  readonly between?: ReactNode;
}

export function Imports<File extends ImportedFile>({ query, upload, between, ...acts }: ImportsProps<File>) {
  return (
    <Box width="list">
      <Upload {...upload} imports={query.currentData} />
      {between}
      <h2>{t.heading}</h2>
      <Loaded query={query} what={t.what} rows={3} empty={<Empty sketch="files">{t.none}</Empty>}>
        {(imports) => (
          <Stack as="ul" gap={4} above={3}>
            {imports.map((file) => (
              <li key={file.id}>
                <ImportCard {...acts} file={file} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </Box>
  );
}

function Upload({ imports = [], ...upload }: UploadProps & { imports?: readonly ImportedFile[] }) {
  const id = useId();
  const [isChecking, setChecking] = useState(false);
  const [checkedId, setCheckedId] = useState('');
  const [failure, setFailure] = useState<ErrorMessages>();
  const checked = imports.find(({ id }) => id === checkedId);
  const waits = checked?.attributes.state === 'checked';
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setFailure(undefined);
    setCheckedId('');
    setChecking(true);
    try {
      if (file.size > upload.mostBytes) throw new Error(importMessages.tooLarge(upload.mostBytes));
      setCheckedId((await upload.check(file)).id);
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setChecking(false);
    // Clearing the value lets the user choose the same file again after correcting it.
    input.value = '';
  };
  return (
    <Card as="section" gap={2} pad={[4, 'inset']} below={5} className={styles.upload}>
      {upload.choices}
      <label id={`${id}-label`} htmlFor={id}>
        {upload.label}
      </label>
      <Row wrap gap={[2, 3]} pad={3} className={styles.file}>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-help`}
          disabled={isChecking}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <span id={`${id}-choose`} className={Classes.BUTTON}>
          {t.choose}
        </span>
        <Text tone="muted" className={styles.drop}>
          {t.drop}
        </Text>
      </Row>
      <Text as="div" width="measure" tone="muted" id={`${id}-help`}>
        {upload.help}
      </Text>
      {upload.templates && (
        <Row wrap align="stretch" gap={2}>
          {upload.templates}
        </Row>
      )}
      <Text as="div" tone="muted" role="status" className={styles.announcement}>
        {isChecking && t.checking}
        {waits && t.checked(checked.attributes.fileName)}
      </Text>
      <Failure error={failure} />
    </Card>
  );
}

interface ColumnsProps {
  readonly columns: readonly { readonly name: string; readonly holds: string }[];
}

export const Columns = ({ columns }: ColumnsProps) => (
  <Stack as="dl" gap={1} above={2}>
    {columns.map(({ name, holds }) => (
      <Grid columns="120px minmax(0, 1fr)" stackedBelow="tablet" gap={[0, 3]} key={name}>
        <Text as="dt" tone="ink" weight={600}>
          {name}
        </Text>
        <Box as="dd" flush>
          {holds}
        </Box>
      </Grid>
    ))}
  </Stack>
);

interface TemplateButtonProps {
  readonly text?: string;
  readonly disabled: boolean;
  readonly download: () => { readonly unwrap: () => Promise<unknown> };
}

/** Downloads a file with the columns of an import. */
export const TemplateButton = ({ text = t.template, disabled, download }: TemplateButtonProps) => (
  <Button
    icon={<DownloadIcon />}
    text={text}
    disabled={disabled}
    onClick={() => void download().unwrap().catch(toast.failure)}
  />
);

interface SchoolChoiceProps {
  readonly schools: readonly Named[];
  /** Empty until one is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function SchoolChoice({ schools, value, onChange }: SchoolChoiceProps) {
  const id = useId();
  const options = schools.map(({ id, attributes }) => ({ value: id, label: attributes.name }));
  return (
    <FormGroup label={t.school} labelFor={id}>
      <HTMLSelect
        id={id}
        fill
        value={value}
        options={value === '' ? [{ value: '', label: t.chooseSchool }, ...options] : options}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FormGroup>
  );
}
