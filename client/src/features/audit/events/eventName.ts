import { inWords } from '../../../domain/changes/readable';
import { t } from './en';

/** 'Task due date changed' */
export const eventName = (type: string): string => t[type] ?? inWords(type);
