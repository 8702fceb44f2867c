import type { Role } from 'contract/roles';
import { defineRoutes } from '../../shared/routing/routeDef';
import { KeyIcon } from '../../shared/ui/icons';
import { t } from './en';

const audience: readonly Role[] = ['admin', 'exam_admin'];

export const examFormsRoutes = defineRoutes({
  examForms: {
    path: '/exam-forms',
    title: t.titles.forms,
    audience,
    page: () => import('./ExamFormsPage'),
    nav: { icon: KeyIcon, heading: t.group, order: 78 },
  },
  importExamForms: {
    path: '/exam-forms/import',
    title: t.titles.imports,
    audience,
    page: () => import('./imports/FormImportPage'),
  },
  examForm: {
    path: '/exam-forms/:formId',
    title: t.titles.form,
    audience,
    page: () => import('./form/ExamFormPage'),
  },
});
