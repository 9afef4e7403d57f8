import { callApi } from '@portal/shared-contracts';
import { usePortal } from '@portal/shared-contracts/react';
import { readRemoteHealth } from '@portal/shared-contracts/remote';
import { DateText } from '@portal/shared-ui';
import { useQuery } from '@tanstack/react-query';
import Drawer from 'antd/es/drawer';
import Table from 'antd/es/table';
import { useSyncExternalStore, type ReactNode } from 'react';
import { inspectorTexts } from './inspector-texts.ts';
import { OwnServerForm } from './own-server-form.tsx';
import { useRemotes } from '../remotes-context.ts';

const healthQuery = {
  queryKey: ['remotes', 'health'],
  queryFn: () => callApi(readRemoteHealth, {}),
};
const NEWEST_EVENTS = 50;

/** How every part of the page fares, for support staff and developers. */
export const Inspector = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const { language } = usePortal();
  const { loader, bus } = useRemotes();
  const texts = inspectorTexts[language];
  useSyncExternalStore(loader.subscribe, () => loader.version);
  const { data } = useQuery(healthQuery);
  return (
    <Drawer open size="large" title={texts.title} onClose={onClose}>
      <h3>{texts.remotes}</h3>
      <Table
        size="small"
        pagination={false}
        rowKey="remote"
        dataSource={[...loader.health]}
        columns={[
          { title: texts.remote, dataIndex: 'remote' },
          { title: texts.release, dataIndex: 'release' },
          { title: texts.channel, dataIndex: 'channel' },
          {
            title: texts.state,
            dataIndex: 'status',
            render: (status: keyof typeof texts.states) => texts.states[status],
          },
          {
            title: texts.time,
            dataIndex: 'milliseconds',
            render: (value?: number) => (value === undefined ? '' : `${value} ms`),
          },
          { title: texts.lastError, dataIndex: 'lastError' },
        ]}
      />
      <OwnServerForm texts={texts} />
      {data && data.heldBack.length > 0 && (
        <>
          <h3>{texts.heldBack}</h3>
          <Table
            size="small"
            pagination={false}
            rowKey="remote"
            dataSource={data.heldBack}
            columns={[
              { title: texts.remote, dataIndex: 'remote' },
              { title: texts.wanted, dataIndex: 'wanted' },
              { title: texts.given, dataIndex: 'given' },
              { title: texts.reason, dataIndex: 'reason' },
            ]}
          />
        </>
      )}
      <h3>{texts.failures}</h3>
      <Table
        size="small"
        pagination={{ pageSize: 10 }}
        rowKey={(incident) => `${incident.happenedAt} ${incident.remote} ${incident.detail}`}
        dataSource={data?.incidents ?? []}
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
      <h3>{texts.events}</h3>
      <Table
        size="small"
        pagination={{ pageSize: 10 }}
        rowKey={(entry) => `${entry.at} ${entry.name} ${entry.sender}`}
        dataSource={bus.log.slice(-NEWEST_EVENTS).toReversed()}
        columns={[
          { title: texts.events, dataIndex: 'name' },
          { title: texts.sender, dataIndex: 'sender' },
          { title: texts.outcome, dataIndex: 'outcome' },
          { title: texts.reason, dataIndex: 'reason' },
        ]}
      />
    </Drawer>
  );
};
