import type { SchoolType } from 'contract/about';
import type { EntityResource } from 'contract/entities';

export interface EntityValues {
  readonly name: string;
  readonly description: string;
  readonly type: SchoolType | '';
}

export const BLANK_ENTITY: EntityValues = { name: '', description: '', type: '' };

export const valuesOf = ({ attributes: { name, description, type } }: EntityResource): EntityValues => ({
  name,
  description,
  type: type ?? '',
});

export const entityOf = ({ type, ...details }: EntityValues) => ({ ...details, type: type || null });
