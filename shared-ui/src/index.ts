export { isFocusLost } from './a11y/is-focus-lost.ts';
export { LiveRegionProvider, useAnnounce, type Announce } from './a11y/live-region.tsx';
export { SkipLink } from './a11y/skip-link.tsx';
export { useFocusInList } from './a11y/use-focus-in-list.ts';
export { VisuallyHidden } from './a11y/visually-hidden.tsx';
export { ChartFrame, type ChartFrameProps } from './chart/chart-frame.tsx';
export { EmailText } from './intl/email-text.tsx';
export { DateText, RelativeTime, type DateTextProps } from './date/date-text.tsx';
export {
  exactStamp,
  formatDate,
  formatRelative,
  readDate,
  type DateStyle,
} from './date/format-date.ts';
export { useNow } from './date/use-now.ts';
export { DownloadLink, type DownloadLinkProps } from './download/download-link.tsx';
export { ConfirmDialog } from './feedback/confirm-dialog.tsx';
export type { ConfirmDialogProps } from './feedback/confirm-props.ts';
export { usePopup, type Popup } from './popup/use-popup.tsx';
export { ErrorLinks, type ErrorLink, type ErrorLinksProps } from './form/error-links.tsx';
export { FieldFrame, type ControlProps, type FieldFrameProps } from './form/field-frame.tsx';
export { FieldGroup, type FieldGroupProps } from './form/field-group.tsx';
export { focusField } from './form/focus-field.ts';
export { StarRating, type StarRatingProps } from './form/star-rating.tsx';
export type { IconProps } from './icon/decorative.tsx';
export { MenuIcon, menuIconNames } from './icon/menu-icon.tsx';
export { prepareStoredHtml, StoredHtml } from './html/stored-html.tsx';
export { dateFormat, numberFormat } from './intl/formats.ts';
export { formatMoney, formatSalary } from './money/format-money.ts';
export { Money, type MoneyProps } from './money/money.tsx';
export { PageHeader, type PageHeaderProps } from './page/page-header.tsx';
export {
  Facts,
  Grid,
  Page,
  Row,
  Section,
  Stack,
  Tile,
  type PageProps,
  type SectionProps,
} from './page/page.tsx';
export { onDemand } from './render/on-demand.tsx';
export { useStable } from './render/use-stable.ts';
export * from './states/index.ts';
export { ProgressRing, type ProgressRingProps } from './status/progress-ring.tsx';
export {
  StatusChip,
  statusKinds,
  type StatusChipProps,
  type StatusKind,
} from './status/status-chip.tsx';
export { UnreadMessage, type UnreadMessageProps } from './unread/unread-message.tsx';
export { textFormatter, textInterpolation } from './texts/text-formatter.ts';
