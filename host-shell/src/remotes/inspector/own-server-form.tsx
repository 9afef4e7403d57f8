import { Button } from '@portal/shared-ui/controls';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { InspectorTexts } from './inspector-texts.ts';
import { loopbackBase, readOverrides, writeOverrides } from '../trust/loopback-overrides.ts';
import { useRemotes } from '../remotes-context.ts';

/** Points one part at a developer's own server, inside an otherwise released portal. */
export const OwnServerForm = ({ texts }: { readonly texts: InspectorTexts }): ReactNode => {
  const { loader } = useRemotes();
  const ids = { remote: useId(), address: useId(), error: useId() };
  const names = loader.remotes.map(({ manifest }) => manifest.name);
  const [remote, setRemote] = useState(names[0]);
  const [address, setAddress] = useState('http://127.0.0.1:4200');
  const [isWrong, setWrong] = useState(false);
  const use = (event: FormEvent): void => {
    event.preventDefault();
    const base = loopbackBase(address);
    setWrong(!base);
    if (!base || !remote) return;
    writeOverrides({ ...readOverrides(), [remote]: base });
    location.reload();
  };
  return (
    <form onSubmit={use}>
      <h3>{texts.ownServer}</h3>
      <label htmlFor={ids.remote}>{texts.remote}</label>
      <Select
        id={ids.remote}
        value={remote}
        onChange={setRemote}
        options={names.map((name) => ({ value: name, label: name }))}
        style={{ width: '100%' }}
      />
      <label htmlFor={ids.address}>{texts.address}</label>
      <Input
        id={ids.address}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        aria-invalid={isWrong}
        aria-describedby={ids.error}
      />
      <p id={ids.error}>{isWrong ? texts.onlyLoopback : ''}</p>
      <Button htmlType="submit">{texts.use}</Button>
    </form>
  );
};
