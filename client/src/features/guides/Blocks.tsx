import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { slugOf, type Block, type Text } from 'contract/document';
import { PRODUCT } from 'contract/guides';
import { useConfig } from '../../domain/account/account.api';
import { Checklist } from './Checklist';
import styles from './guides.module.css';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly guide: string;
}

export function Blocks({ blocks, guide }: BlocksProps) {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <BlockOf key={index} block={block} guide={guide} />
      ))}
    </div>
  );
}

function BlockOf({ block, guide }: { block: Block; guide: string }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h3' : 'h4';
      return (
        <Heading id={slugOf(block.text)} tabIndex={-1}>
          <Words text={[block.text]} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Words text={block.text} />
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Words text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'checklist':
      return <Checklist {...block} guide={guide} />;
    case 'table':
      return <Table {...block} />;
  }
}

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) =>
              cell.length > 0 ? (
                <th key={index} scope="col">
                  <Words text={cell} />
                </th>
              ) : (
                <td key={index} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], index) => (
            <tr key={index}>
              <th scope="row">
                <Words text={first!} />
              </th>
              {others.map((cell, column) => (
                <td key={column}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Words({ text }: { text: Text }) {
  const { productName } = useConfig();
  const named = (words: string) => words.replaceAll(PRODUCT, productName);
  return text.map((run, index) => {
    if (typeof run === 'string') return named(run);
    return 'strong' in run ? (
      <strong key={index}>{named(run.strong)}</strong>
    ) : (
      <em key={index}>{named(run.em)}</em>
    );
  });
}
