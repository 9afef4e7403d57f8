import type { EndpointOutput } from '@portal/shared-contracts';
import type { readRemoteHealth } from '@portal/shared-contracts/remote';
import { DateText } from '@portal/shared-ui';
import Table from 'antd/es/table';
import type { ReactNode } from 'react';
import type { EventLogEntry } from '../events/event-log.ts';
import type { RemoteHealth } from '../loading/remote-health.ts';
import type { InspectorTexts } from './inspector-texts.ts';

type SiteHealth = EndpointOutput<typeof readRemoteHealth>;

interface TableProps<Row> {
  readonly texts: InspectorTexts;
  readonly rows: readonly Row[];
}

const PAGE = { pageSize: 10 };

/** Each remote of this page with its release and how it fared. */
export const PartTable = ({ texts, rows }: TableProps<RemoteHealth>): ReactNode => (
  <Table
    size="small"
    pagination={false}
    rowKey="remote"
    dataSource={[...rows]}
    columns={[
      { title: texts.remote, dataIndex: 'remote' },
      { title: texts.release, dataIndex: 'release' },
      { title: texts.channel, dataIndex: 'channel' },
      {
        title: texts.state,
        dataIndex: 'status',
        render: (status: RemoteHealth['status']) => texts.states[status],
      },
      {
        title: texts.time,
        dataIndex: 'milliseconds',
        render: (value?: number) => (value === undefined ? '' : `${value} ms`),
      },
      { title: texts.lastError, dataIndex: 'lastError' },
    ]}
  />
);

/** Releases that this site should have and does not get, with the reason. */
export const HeldBackTable = ({
  texts,
  rows,
}: TableProps<SiteHealth['heldBack'][number]>): ReactNode => (
  <Table
    size="small"
    pagination={false}
    rowKey="remote"
    dataSource={[...rows]}
    columns={[
      { title: texts.remote, dataIndex: 'remote' },
      { title: texts.wanted, dataIndex: 'wanted' },
      { title: texts.given, dataIndex: 'given' },
      { title: texts.reason, dataIndex: 'reason' },
    ]}
  />
);

/** The last failures that browsers reported for this site. */
export const FailureTable = ({
  texts,
  rows,
}: TableProps<SiteHealth['incidents'][number]>): ReactNode => (
  <Table
    size="small"
    pagination={PAGE}
    rowKey={(incident) => `${incident.happenedAt} ${incident.remote} ${incident.detail}`}
    dataSource={[...rows]}
    columns={[
      {
        title: texts.when,
        dataIndex: 'happenedAt',
        render: (at: string) => <DateText value={at} />,
      },
      { title: texts.remote, dataIndex: 'remote' },
      { title: texts.release, dataIndex: 'version' },
      { title: texts.reason, dataIndex: 'cause' },
      { title: texts.lastError, dataIndex: 'detail' },
    ]}
  />
);

/** The newest events of this page. */
export const EventTable = ({ texts, rows }: TableProps<EventLogEntry>): ReactNode => (
  <Table
    size="small"
    pagination={PAGE}
    rowKey={(entry) => `${entry.at} ${entry.name} ${entry.sender}`}
    dataSource={[...rows]}
    columns={[
      { title: texts.events, dataIndex: 'name' },
      { title: texts.sender, dataIndex: 'sender' },
      { title: texts.outcome, dataIndex: 'outcome' },
      { title: texts.reason, dataIndex: 'reason' },
    ]}
  />
);
