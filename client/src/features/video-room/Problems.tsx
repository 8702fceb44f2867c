import { Button, Callout } from '@blueprintjs/core';
import { browserKind } from './browserKind';
import { t } from './en';
import styles from './Lobby.module.css';
import { DEVICES, type LocalState } from './localMedia';

interface ProblemsProps {
  readonly problems: LocalState['problems'];
  readonly onRetry: () => void;
}

export function Problems({ problems, onRetry }: ProblemsProps) {
  const known = DEVICES.flatMap((device) => {
    const problem = problems[device];
    return problem ? [{ device, problem }] : [];
  });
  if (known.length === 0) return null;
  const refused = known.some(({ problem }) => problem === 'refused');
  return (
    <Callout intent="warning" role="alert" className={styles.problems}>
      {known.map(({ device, problem }) => (
        <p key={device}>{t.problems[problem][device]}</p>
      ))}
      {refused && <p>{t.problems.help[browserKind(navigator.userAgent)]}</p>}
      <p>{t.problems.withoutThem}</p>
      <Button text={t.errors.tryAgain} onClick={onRetry} />
    </Callout>
  );
}
