import { defineRoutes } from '../../shared/routing/routeDef';
import { CalendarIcon, TimeIcon, VideoIcon } from '../../shared/ui/icons';
import { t } from './en';

export const sessionsRoutes = defineRoutes({
  scheduleHelp: {
    path: '/schedule-help',
    title: t.titles.scheduleHelp,
    audience: ['student'],
    page: () => import('./ScheduleHelpPage'),
    nav: { icon: CalendarIcon, order: 72 },
  },
  studentSessions: {
    path: '/my-sessions-students',
    title: t.titles.mySessions,
    audience: ['student'],
    page: () => import('./StudentSessionsPage'),
    nav: { icon: VideoIcon, order: 73 },
  },
  counselorSessions: {
    path: '/my-sessions-counselors',
    title: t.titles.mySessions,
    audience: ['counselor'],
    page: () => import('./CounselorSessionsPage'),
    nav: { icon: VideoIcon, order: 73 },
  },
  schedule: {
    path: '/schedule',
    title: t.titles.schedule,
    audience: 'everyone',
    page: () => import('./SchedulePage'),
    nav: { icon: TimeIcon, order: 74, of: ['counselor'] },
  },
  availableSessions: {
    path: '/available-sessions',
    title: t.titles.available,
    audience: ['student', 'counselor', 'admin'],
    page: () => import('./AvailablePage'),
  },
  sessionRequests: {
    path: '/admin-session-requests',
    title: t.titles.requests,
    audience: ['admin'],
    page: () => import('./RequestsPage'),
    nav: { icon: VideoIcon, order: 73 },
  },
});
