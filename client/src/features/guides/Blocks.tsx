import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@blueprintjs/core';
import { slugOf, type Block, type Text } from 'contract/document';
import { PRODUCT } from 'contract/guides';
import { useConfig } from '../../domain/account/account.api';
import { DataRow, Rows, Table } from '../../shared/list/Table';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { AddIcon, TickIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import styles from './guides.module.css';

/** The pages of the product that guides name. */
const PLACES = new Map(
  Object.entries<string>(t.places).flatMap(([page, names]) => names.split('|').map((name) => [name, page])),
);

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
      return <BlockTable {...block} />;
  }
}

function BlockTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={styles.table}>
      <Table heads={head.map((cell) => (cell.length > 0 ? <Words text={cell} /> : ''))}>
        <Rows>
          {rows.map(([first, ...others], index) => (
            <DataRow
              key={index}
              head={<Words text={first!} />}
              cells={others.map((cell) => (
                <Words text={cell} />
              ))}
            />
          ))}
        </Rows>
      </Table>
    </div>
  );
}

export function Words({ text }: { text: Text }) {
  const { productName } = useConfig();
  const named = (words: string) => words.replaceAll(PRODUCT, productName);
  return text.map((run, index) => {
    if (typeof run === 'string') return named(run);
    if ('em' in run) return <em key={index}>{named(run.em)}</em>;
    const page = PLACES.get(run.strong);
    return <strong key={index}>{page ? <Link to={page}>{run.strong}</Link> : named(run.strong)}</strong>;
  });
}

interface ChecklistProps {
  readonly items: readonly string[];
  /** The names under which each item may have been added in another language. */
  readonly aliases?: readonly (readonly string[])[];
  readonly guide: string;
}

function Checklist({ items, aliases = [], guide }: ChecklistProps) {
  const { data: tasks = [] } = TasksApi.useMyTasksQuery();
  const open = new Set(
    tasks
      .filter((task) => task.attributes.isReminder && !isCompleted(task))
      .map(({ attributes }) => attributes.name),
  );
  return (
    <ul className={styles.list}>
      {items.map((item, index) => {
        const isAdded = [item, ...(aliases[index] ?? [])].some((name) => open.has(name));
        return <Item key={item} item={item} guide={guide} isAdded={isAdded} />;
      })}
    </ul>
  );
}

function Item({ item, guide, isAdded }: { item: string; guide: string; isAdded: boolean }) {
  const [create, { isLoading }] = TasksApi.useCreateReminderMutation();
  const add = async () => {
    await runAction(create({ name: item, notes: t.from(guide) }), t.addedToast);
  };
  return (
    <li>
      <span>{item}</span>
      <Button
        size="small"
        variant="minimal"
        // The button stays in place and enabled, so that the focus stays on it.
        aria-disabled={isAdded}
        className={isAdded ? styles.added : undefined}
        icon={isAdded ? <TickIcon /> : <AddIcon />}
        text={isAdded ? t.added : t.add}
        aria-label={isAdded ? t.addedItem(item) : t.addItem(item)}
        loading={isLoading}
        onClick={() => (isAdded ? undefined : add().catch(toast.failure))}
      />
    </li>
  );
}
