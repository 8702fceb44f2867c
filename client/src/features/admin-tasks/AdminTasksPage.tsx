import { Button, HTMLSelect } from '@blueprintjs/core';
import { Link, useNavigate } from 'react-router-dom';
import { TASK_TYPES, type TaskDefinitionResource } from 'contract/resources';
import { formatNumber } from '../../shared/lib/format';
import { DataTable, type Column } from '../../shared/list/DataTable';
import { SearchBox, useSearch } from '../../shared/list/SearchBox';
import { useUrlState } from '../../shared/routing/useUrlState';
import { useTaskDefinitionsQuery } from '../../shared/tasks/tasks.api';
import { AddIcon } from '../../shared/ui/icons';
import { DueDate } from '../../shared/ui/DueDate';
import { Toolbar } from '../../shared/ui/Toolbar';
import { DeleteTask } from './DeleteTask';
import { SyncTasks } from './SyncTasks';
import styles from './AdminTasksPage.module.css';

