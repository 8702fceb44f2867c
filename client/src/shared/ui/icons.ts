import { createElement } from 'react';

interface IconProps {
  readonly size?: number;
  readonly className?: string;
  /** Read aloud; an icon without it is decoration. */
  readonly title?: string;
}

/** Lines of one width on a grid of 16, as drawn in the design. Blueprint's own icons are solid. */
export const drawIcon = (lines: string) =>
  function DrawnIcon({ size = 16, className = '', title }: IconProps) {
    return createElement(
      'span',
      { className: `bp6-icon ${className}`, 'aria-hidden': title ? undefined : true },
      createElement(
        'svg',
        {
          ...{ width: size, height: size, viewBox: '0 0 16 16', role: title ? 'img' : undefined },
          ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
          ...{ strokeLinecap: 'round', strokeLinejoin: 'round' },
        },
        title && createElement('title', null, title),
        createElement('path', { d: lines }),
      ),
    );
  };

export type Icon = ReturnType<typeof drawIcon>;

export const AddIcon = /* @__PURE__ */ drawIcon('M8 3v10M3 8h10');
export const ArrowDownIcon = /* @__PURE__ */ drawIcon('M8 3v10M4 9l4 4 4-4');
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon('M13.5 8h-11M6.5 4l-4 4 4 4');
export const ArrowRightIcon = /* @__PURE__ */ drawIcon('M2.5 8h11M9.5 4l4 4-4 4');
export const ArrowUpIcon = /* @__PURE__ */ drawIcon('M8 13V3M4 7l4-4 4 4');
export const BankAccountIcon = /* @__PURE__ */ drawIcon('M1.5 3.5h13v9h-13zM1.5 6.5h13M4 10h3');
export const BookIcon = /* @__PURE__ */ drawIcon(
  'M8 4.2C6.5 3 4.5 2.8 2.5 3v9.5c2-.2 4 0 5.5 1.2 1.5-1.2 3.5-1.4 5.5-1.2V3C11.5 2.8 9.5 3 8 4.2zM8 4.2v9.5',
);
export const BookmarkIcon = /* @__PURE__ */ drawIcon('M4 2.5h8v11l-4-3-4 3z');
export const CalendarIcon = /* @__PURE__ */ drawIcon('M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3');
export const CaretDownIcon = /* @__PURE__ */ drawIcon('M4.5 6.5L8 10l3.5-3.5');
export const CaretUpIcon = /* @__PURE__ */ drawIcon('M4.5 9.5L8 6l3.5 3.5');
export const ChatIcon = /* @__PURE__ */ drawIcon('M1.5 2.5h9v6h-5l-2 2v-2h-2zM12.5 6h2v6h-2v2l-2-2h-4v-1.5');
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('M3.5 6L8 10.5 12.5 6');
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon('M10 3L5 8l5 5');
export const ChevronRightIcon = /* @__PURE__ */ drawIcon('M6 3l5 5-5 5');
export const ChevronUpIcon = /* @__PURE__ */ drawIcon('M3.5 10L8 5.5 12.5 10');
export const CogIcon = /* @__PURE__ */ drawIcon(
  'M8 1.8l5.4 3.1v6.2L8 14.2l-5.4-3.1V4.9zM8 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
);
export const ColumnsIcon = /* @__PURE__ */ drawIcon('M2 3h12v10H2zM6 3v10M10 3v10');
export const CommentIcon = /* @__PURE__ */ drawIcon('M2.5 3.5h11v8h-6L4.5 14v-2.5h-2z');
export const ComparisonIcon = /* @__PURE__ */ drawIcon('M8 2v12M2 4.5h3.5v7H2zM10.5 4.5H14v7h-3.5z');
export const CrossIcon = /* @__PURE__ */ drawIcon('M4 4l8 8M12 4l-8 8');
export const DocumentIcon = /* @__PURE__ */ drawIcon('M4 2h5.5L12.5 5v9H4zM9 2v3.5h3.5M6 8.5h4.5M6 11h4.5');
export const DoubleCaretVerticalIcon = /* @__PURE__ */ drawIcon('M5 6l3-3 3 3M5 10l3 3 3-3');
export const DownloadIcon = /* @__PURE__ */ drawIcon('M8 2.5v8M4.5 7.5L8 11l3.5-3.5M2.5 13.5h11');
export const DragHandleVerticalIcon = /* @__PURE__ */ drawIcon(
  'M6 4h.1M10 4h.1M6 8h.1M10 8h.1M6 12h.1M10 12h.1',
);
export const EditIcon = /* @__PURE__ */ drawIcon('M2.5 13.5l.8-3.3 7.5-7.5 2.5 2.5-7.5 7.5zM9.3 4.2l2.5 2.5');
export const EnvelopeIcon = /* @__PURE__ */ drawIcon('M2 3.5h12v9H2zM2 4.5L8 9l6-4.5');
export const ErrorIcon = /* @__PURE__ */ drawIcon('M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 5v3.5M8 10.9v.1');
export const ExchangeIcon = /* @__PURE__ */ drawIcon(
  'M2.5 5H13M10.5 2.5L13 5l-2.5 2.5M13.5 11H3M5.5 8.5L3 11l2.5 2.5',
);
export const EyeIcon = /* @__PURE__ */ drawIcon(
  'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const FeedIcon = /* @__PURE__ */ drawIcon('M3 13h.1M3 8.5A4.5 4.5 0 0 1 7.5 13M3 4a9 9 0 0 1 9 9');
export const FilterIcon = /* @__PURE__ */ drawIcon('M2 4h12M4.5 8h7M6.5 12h3');
export const FlagIcon = /* @__PURE__ */ drawIcon('M3.5 14V2.5M3.5 3H12l-2 3 2 3H3.5');
export const GridViewIcon = /* @__PURE__ */ drawIcon(
  'M2.5 2.5H7V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h4.5v4.5H9z',
);
export const HeartIcon = /* @__PURE__ */ drawIcon(
  'M8 13.5C4 10.7 2 8.7 2 6.2 2 3 6.2 2 8 5c1.8-3 6-2 6 1.2 0 2.5-2 4.5-6 7.3z',
);
export const HelpIcon = /* @__PURE__ */ drawIcon(
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.2 6.3c.3-2.3 3.8-2.2 3.7.1 0 1.5-1.9 1.5-1.9 2.9M8 11.4v.1',
);
export const HistoryIcon = /* @__PURE__ */ drawIcon(
  'M2.5 8a5.5 5.5 0 1 0 1.7-4L2.5 5.5V2.5M2.5 5.5h3M8 5v3.2l2.2 1.4',
);
export const IdNumberIcon = /* @__PURE__ */ drawIcon(
  'M1.5 3.5h13v9h-13zM6 8a1.3 1.3 0 1 0 0-2.6A1.3 1.3 0 0 0 6 8zM3.8 10.7c.3-1.1 1.1-1.6 2.2-1.6s1.9.5 2.2 1.6M10.5 6.5h2M10.5 9.5h2',
);
export const KeyIcon = /* @__PURE__ */ drawIcon(
  'M5.5 13.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM7.7 8.3l5.8-5.8M11 5l2 2',
);
export const LearningIcon = /* @__PURE__ */ drawIcon(
  'M1.5 6L8 3l6.5 3L8 9zM4 7.3v3.2c0 1 1.8 2 4 2s4-1 4-2V7.3M14.5 6v4',
);
export const LinkIcon = /* @__PURE__ */ drawIcon(
  'M6.5 9.5l3-3M7 4.5L8.5 3a2.8 2.8 0 0 1 4.2 4L11 8.7M9 11.5L7.5 13a2.8 2.8 0 0 1-4.2-4L5 7.3',
);
export const ListIcon = /* @__PURE__ */ drawIcon('M5.5 4H14M5.5 8H14M5.5 12H14M2.5 4h.1M2.5 8h.1M2.5 12h.1');
export const LockIcon = /* @__PURE__ */ drawIcon('M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5');
export const LogOutIcon = /* @__PURE__ */ drawIcon('M6.5 2.5h-4v11h4M6.5 8H14M11 5l3 3-3 3');
export const MapIcon = /* @__PURE__ */ drawIcon(
  'M1.8 4l4-1.5L10.2 4l4-1.5V12l-4 1.5L5.8 12l-4 1.5zM5.8 2.5V12M10.2 4v9.5',
);
export const MapMarkerIcon = /* @__PURE__ */ drawIcon(
  'M8 14.5c3-3.5 4.5-5.8 4.5-8a4.5 4.5 0 0 0-9 0c0 2.2 1.5 4.5 4.5 8zM8 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
);
export const MenuIcon = /* @__PURE__ */ drawIcon('M2.5 4h11M2.5 8h11M2.5 12h11');
export const MinusIcon = /* @__PURE__ */ drawIcon('M3.5 8h9');
export const MoreIcon = /* @__PURE__ */ drawIcon('M3.5 8h.1M8 8h.1M12.5 8h.1');
export const NotificationsIcon = /* @__PURE__ */ drawIcon(
  'M3.5 11.5V7a4.5 4.5 0 0 1 9 0v4.5l1 1h-11zM6.7 14.2h2.6',
);
export const OfficeIcon = /* @__PURE__ */ drawIcon(
  'M3 14V2.5h7V14M10 6.5h3.5V14M1.5 14h13M5.5 5.5h2M5.5 8h2M5.5 10.5h2',
);
export const PeopleIcon = /* @__PURE__ */ drawIcon(
  'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13c.4-2.2 2.2-3.2 4.5-3.2s4.1 1 4.5 3.2M10.8 3.3a2.5 2.5 0 0 1 0 4.4M12 10.1c1.4.4 2.3 1.3 2.6 2.9',
);
export const PersonIcon = /* @__PURE__ */ drawIcon(
  'M8 8a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 8 8zM2.8 13.7c.5-2.5 2.5-3.7 5.2-3.7s4.7 1.2 5.2 3.7',
);
export const PrintIcon = /* @__PURE__ */ drawIcon('M4.5 6V2.5h7V6M4.5 11.5H2V6h12v5.5h-2.5M4.5 9.5h7v4h-7z');
export const RefreshIcon = /* @__PURE__ */ drawIcon('M13.5 2.8v3.5H10M13.3 6.3A5.5 5.5 0 1 0 13.4 9.3');
export const RemoveIcon = /* @__PURE__ */ drawIcon('M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.5 8h5');
export const SearchIcon = /* @__PURE__ */ drawIcon('M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.7 10.7L14 14');
export const SendMessageIcon = /* @__PURE__ */ drawIcon('M2 8l12-5.5L9.5 14l-2-5.2z');
export const SettingsIcon = /* @__PURE__ */ drawIcon('M2 4.5h5M11 4.5h3M2 11.5h2M8 11.5h6M9 3v3M6 10v3');
export const ShareIcon = /* @__PURE__ */ drawIcon('M6 3.5H2.5v10h10V10M9 2.5h4.5V7M13.5 2.5l-6 6');
export const StarIcon = /* @__PURE__ */ drawIcon(
  'M8 2l1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z',
);
export const TagIcon = /* @__PURE__ */ drawIcon('M2.5 2.5H8L13.5 8 8 13.5 2.5 8zM5.3 5.3h.1');
export const TargetIcon = /* @__PURE__ */ drawIcon(
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const TickIcon = /* @__PURE__ */ drawIcon('M3 8.5l3.2 3.2L13 4.8');
export const TickCircleIcon = /* @__PURE__ */ drawIcon('M14 8A6 6 0 1 1 10.5 2.5M5.5 7.5l2.2 2.2L14 3.5');
export const TimeIcon = /* @__PURE__ */ drawIcon('M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.3 1.5');
export const TimelineBarChartIcon = /* @__PURE__ */ drawIcon(
  'M2.5 2.5v11h11M5.5 10.5V8M8.5 10.5V5M11.5 10.5V7',
);
export const TrashIcon = /* @__PURE__ */ drawIcon(
  'M2.5 4h11M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4M6.7 6.8v4M9.3 6.8v4',
);
export const TrendingUpIcon = /* @__PURE__ */ drawIcon('M3 12.5L7.5 8l2 2 4-5M10 4.5h3.8v3.8');
export const UndoIcon = /* @__PURE__ */ drawIcon('M5.5 3l-3 3 3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6');
export const UploadIcon = /* @__PURE__ */ drawIcon('M8 11V3M4.5 6L8 2.5 11.5 6M2.5 13.5h11');
export const VideoIcon = /* @__PURE__ */ drawIcon('M1.5 4.5H10v7H1.5zM10 7l4.5-2.3v6.6L10 9');
export const WarningSignIcon = /* @__PURE__ */ drawIcon('M8 2L1.5 13.5h13zM8 6.5v3M8 11.6v.1');
