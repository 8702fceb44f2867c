import styles from './LandingPage.module.css';

const TILES = ['--plum-soft', '--primary-soft', '--accent-soft'];
const WEEKS = [
  ['--fill', '--plum-soft'],
  ['--accent-soft'],
  ['--fill', '--fill'],
  ['--accent-soft', '--fill'],
] as const;

interface BoxProps {
  readonly at: readonly [x: number, y: number, width: number, height: number];
  readonly colour?: string;
  readonly round?: number;
}

const Box = ({ at: [x, y, width, height], colour = '--line', round = 3 }: BoxProps) => (
  <rect x={x} y={y} width={width} height={height} rx={round} fill={`var(${colour})`} />
);

/** A student's dashboard without words: what is next, the coming weeks, tasks and colleges. */
export const Picture = () => (
  <svg aria-hidden="true" className={styles.picture} viewBox="0 0 654 286" fill="none">
    <Box at={[0, 0, 654, 286]} colour="--page" round={12} />
    {[24, 44, 64, 84, 104].map((y) => (
      <Box key={y} at={[20, y, y === 44 ? 92 : 74, 10]} colour={y === 44 ? '--primary' : '--line'} />
    ))}
    <g className={styles.cards}>
      <rect x="132.5" y="20.5" width="501" height="54" rx="8" />
      <rect x="132.5" y="86.5" width="501" height="84" rx="8" />
      <rect x="132.5" y="182.5" width="244" height="86" rx="8" />
      <rect x="389.5" y="182.5" width="244" height="86" rx="8" />
    </g>
    {[150, 230, 310].map((x, index) => (
      <g key={x}>
        <Box at={[x, 34, 44, 6]} />
        <Box at={[x, 46, index === 2 ? 96 : 22, 12]} colour={index === 0 ? '--danger' : '--control'} />
      </g>
    ))}
    <Box at={[520, 36, 98, 24]} colour="--primary" round={6} />
    {WEEKS.map((week, column) => (
      <g key={column}>
        <Box at={[150 + column * 118, 98, 40, 6]} />
        {week.map((colour, row) => (
          <Box key={row} at={[150 + column * 118, 112 + row * 27, 104, 22]} colour={colour} round={6} />
        ))}
      </g>
    ))}
    {[198, 220, 242].map((y, row) => (
      <g key={y}>
        <rect x="150.5" y={y + 0.5} width="11" height="11" rx="3" stroke="var(--control)" />
        <Box at={[174, y + 2, [120, 92, 140][row]!, 8]} />
        <Box at={[400, y - 2, 16, 16]} colour={TILES[row]} round={4} />
        <Box at={[428, y + 2, [110, 132, 96][row]!, 8]} />
      </g>
    ))}
    <path d="M153 204l2.5 2.5 4-5" stroke="var(--primary)" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
