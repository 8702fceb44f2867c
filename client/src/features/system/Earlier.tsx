import { Button } from '@blueprintjs/core';
import type { ProjectionStatus } from 'contract/admin';
import { t as all } from './en';
import { isInProgress } from './stateOf';
import { useDropVersionMutation, useRequestRebuildMutation } from './system.api';
import { openReason } from './openReason';
import styles from './system.module.css';

const t = all.earlier;

export function Earlier({ status: { name, earlier, rebuild } }: { status: ProjectionStatus }) {
  const [request] = useRequestRebuildMutation();
  const [drop] = useDropVersionMutation();
  const askToCompare = (version: number) =>
    openReason({
      title: t.compareTitle(version),
      what: t.compareWhat(version),
      submit: t.compare,
      done: all.rebuild.acts.compare.done,
      run: (reason) => request({ name, against: version, reason }).unwrap(),
    });
  const askToDrop = (version: number) =>
    openReason({
      title: t.dropTitle(version),
      what: t.dropWhat,
      submit: t.dropConfirm,
      done: t.dropped(version),
      run: (reason) => drop({ name, version: String(version), reason }).unwrap(),
    });
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className={styles.card}>
      <h2 id="earlier">{t.heading}</h2>
      <p className={styles.note}>{t.intro}</p>
      <ul className={styles.versions}>
        {earlier.map(({ version, position }) => (
          <li key={version}>
            <span>{t.version(version, position)}</span>
            <span className={styles.acts}>
              <Button
                text={t.compare}
                aria-label={t.compareLabel(version)}
                disabled={isInProgress(rebuild)}
                onClick={() => askToCompare(version)}
              />
              <Button
                intent="danger"
                variant="outlined"
                text={t.drop}
                aria-label={t.dropLabel(version)}
                onClick={() => askToDrop(version)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
