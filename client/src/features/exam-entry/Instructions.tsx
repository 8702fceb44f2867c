import { t as all } from './en';
import styles from './Instructions.module.css';

const t = all.instructions;

export const Instructions = () => (
  <div className={styles.instructions}>
    <p>{t.summary}</p>
    <details>
      <summary>{t.title}</summary>
      <dl>
        {t.keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>{t.paste}</p>
    </details>
  </div>
);
