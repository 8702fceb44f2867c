import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { AboutResource } from 'contract/about';
import type { AboutChange } from 'contract/requests/about';
import { openForm } from '../../shared/form/openForm';
import { runAction } from '../../shared/ui/undo';
import { AboutApi } from './about.api';
import { t } from './en';

export type AboutFields = AboutResource['attributes'];

export interface AboutFormOptions<Values extends FieldValues> {
  readonly title: string;
  readonly valuesOf: (about: AboutFields) => DefaultValues<Values>;
  readonly fields: ReactNode;
  readonly changeOf: (values: Values) => AboutChange;
  readonly updated: string;
}

export function useAboutForm<Values extends FieldValues>(options: AboutFormOptions<Values>) {
  const { title, valuesOf, fields, changeOf, updated } = options;
  const [changeAbout] = AboutApi.useChangeAboutMutation();
  return (about: AboutFields) =>
    openForm<Values>({
      title: t.edit(title),
      defaults: valuesOf(about),
      onSubmit: (values) => runAction(changeAbout(changeOf(values)), updated),
      children: fields,
    });
}
