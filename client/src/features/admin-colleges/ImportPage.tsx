import { Callout } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { IMPORT_MAX_BYTES, type CollegeImportResource } from 'contract/college-imports';
import { importMessages } from 'contract/imports';
import { messageOf } from '../../shared/api/errors';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useCheckImportMutation, useCollegeImportsQuery } from './adminColleges.api';
import { t } from './en';
import { ImportCard } from './ImportCard';
import styles from './adminColleges.module.css';

export default function ImportPage() {
  const query = useCollegeImportsQuery();
  return (
    <>
      <p>
        <Link to="/admin-colleges">{t.imports.all}</Link>
      </p>
      <Upload imports={query.data} />
      <h2>{t.imports.heading}</h2>
      <Loaded query={query} what={t.imports.what} rows={3} empty={<Empty>{t.imports.none}</Empty>}>
        {(imports) => (
          <ul className={styles.imports}>
            {imports.map((file) => (
              <li key={file.id}>
                <ImportCard file={file} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

/** Chosen is checked: nothing changes before somebody says so. */
function Upload({ imports = [] }: { imports?: readonly CollegeImportResource[] }) {
  const id = useId();
  const [check, { isLoading, data }] = useCheckImportMutation();
  const checked = imports.find(({ id }) => id === data?.id);
  const waits = checked?.attributes.state === 'checked';
  const [failure, setFailure] = useState('');
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setFailure('');
    try {
      if (file.size > IMPORT_MAX_BYTES) throw new Error(importMessages.tooLarge(IMPORT_MAX_BYTES));
      await check(file).unwrap();
    } catch (error) {
      setFailure(messageOf(error));
    }
    // The same file, corrected, can be chosen again.
    input.value = '';
  };
  return (
    <section className={styles.upload}>
      <label htmlFor={id}>{t.imports.file}</label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        aria-describedby={`${id}-help`}
        disabled={isLoading}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <p id={`${id}-help`} className={styles.note}>
        {t.imports.help}
      </p>
      <div role="status" className={styles.said}>
        {isLoading && t.imports.checking}
        {waits && t.imports.checked(checked.attributes.fileName)}
      </div>
      <div role="alert">{failure && <Callout intent="danger">{failure}</Callout>}</div>
    </section>
  );
}
