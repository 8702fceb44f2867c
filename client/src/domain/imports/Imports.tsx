import { Classes } from '@blueprintjs/core';
import { useId, useState, type ReactNode } from 'react';
import { importMessages } from 'contract/imports';
import { saidOf, type Said } from '../../shared/api/errors';
import { Loaded, type Query } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Failure } from '../../shared/ui/Failure';
import { t } from './en';
import { ImportCard, type ImportActs } from './ImportCard';
import type { ImportedFile } from './imports';
import styles from './Imports.module.css';

interface UploadProps {
  readonly label: string;
  /** What the file has to hold. */
  readonly help: ReactNode;
  readonly mostBytes: number;
  /** Buttons that download one. */
  readonly templates?: ReactNode;
  /** What has to be chosen before the file. */
  readonly choices?: ReactNode;
  /** Sends the file, which nothing changes; answers the import. */
  readonly check: (file: File) => Promise<{ readonly id: string }>;
}

interface ImportsProps<File extends ImportedFile> extends ImportActs<File> {
  readonly query: Query<readonly File[]>;
  readonly upload: UploadProps;
  /** Below the upload, such as what is to be asked about its file. */
  readonly between?: ReactNode;
}

/** A page's part that takes files, shows what each would do before it is imported, and takes imports back. */
export function Imports<File extends ImportedFile>({ query, upload, between, ...acts }: ImportsProps<File>) {
  return (
    <div className={styles.page}>
      <Upload {...upload} imports={query.currentData} />
      {between}
      <h2>{t.heading}</h2>
      <Loaded query={query} what={t.what} rows={3} empty={<Empty of="files">{t.none}</Empty>}>
        {(imports) => (
          <ul className={styles.imports}>
            {imports.map((file) => (
              <li key={file.id}>
                <ImportCard {...acts} file={file} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

/** Chosen is checked: nothing changes before somebody says so. */
function Upload({ imports = [], ...upload }: UploadProps & { imports?: readonly ImportedFile[] }) {
  const id = useId();
  const [isChecking, setChecking] = useState(false);
  const [checkedId, setCheckedId] = useState('');
  const [failure, setFailure] = useState<Said>();
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
      setFailure(saidOf(error));
    }
    setChecking(false);
    // The same file, corrected, can be chosen again.
    input.value = '';
  };
  return (
    <section className={styles.upload}>
      {upload.choices}
      <label id={`${id}-label`} htmlFor={id}>
        {upload.label}
      </label>
      <div className={styles.file}>
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
        <span className={styles.drop}>{t.drop}</span>
      </div>
      <div id={`${id}-help`} className={styles.note}>
        {upload.help}
      </div>
      {upload.templates && <div className={styles.templates}>{upload.templates}</div>}
      <div role="status" className={styles.said}>
        {isChecking && t.checking}
        {waits && t.checked(checked.attributes.fileName)}
      </div>
      <Failure said={failure} />
    </section>
  );
}
