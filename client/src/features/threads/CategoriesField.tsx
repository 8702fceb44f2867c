import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_CATEGORY_LENGTH, MAX_CATEGORIES, type ThreadFields } from 'contract/threads';
import { Chips } from '../../shared/ui/Chips';
import { AddIcon } from '../../shared/ui/icons';
import { Row } from '../../shared/layout/layout';
import { t } from './en';

export function CategoriesField() {
  const id = useId();
  const { setValue } = useFormContext<ThreadFields>();
  const categories = useWatch<ThreadFields, 'categories'>({ name: 'categories' });
  const [typed, setTyped] = useState('');
  const full = categories.length >= MAX_CATEGORIES;
  const change = (next: readonly string[]) => setValue('categories', next, { shouldDirty: true });
  const add = () => {
    const category = typed.trim();
    if (category && !full && !categories.includes(category)) change([...categories, category]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <FormGroup
      label={t.categories}
      labelFor={id}
      helperText={(full ? t.form.allCategories : t.form.categoriesHelp)(MAX_CATEGORIES)}
    >
      <Chips
        label={t.categories}
        items={categories.map((category) => ({ id: category, label: category }))}
        control={id}
        onRemove={(category) => change(categories.filter((other) => other !== category))}
      />
      <Row align="stretch" gap={2}>
        <InputGroup
          id={id}
          fill
          value={typed}
          maxLength={MAX_CATEGORY_LENGTH}
          disabled={full}
          onValueChange={setTyped}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button icon={<AddIcon />} text={t.form.addCategory} disabled={full} onClick={add} />
      </Row>
    </FormGroup>
  );
}
