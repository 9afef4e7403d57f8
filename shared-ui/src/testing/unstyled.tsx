import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { LiveRegionProvider } from '../a11y/live-region.tsx';
import { Popups } from '../feedback/popups.tsx';

// antd makes its styles while a page renders; in jsdom nobody sees them, and they take longer than the page.
const theme = { zeroRuntime: true };
// What antd hides stays hidden: its classes for that end alike, but for one that hides a mark of a label.
const HIDDEN =
  '[class*="ant-"][class*="-hidden"]:not(label, [class*="visually-hidden"]) { display: none }';
// Its position makes a block of it in a browser, and so a word of its own in a name.
const HEARD = '.pui-visually-hidden { display: block }';

/** What is around a page in a test: antd's messages and the live region, without styles. */
export const Unstyled = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={theme}>
    <style>{HIDDEN + HEARD}</style>
    <LiveRegionProvider>{children}</LiveRegionProvider>
    <Popups />
  </ConfigProvider>
);
