import { limits } from '@portal/shared-contracts';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../controls/index.ts';

const PAUSE = 250;

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  label: string;
  /** What is searched for now; from outside it changes by the back button. */
  value: string;
  onSearch: (value: string) => void;
}

/** A field to search by, which speaks once somebody pauses, so that not each letter asks the server. */
export const SearchBox = ({ label, value, onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const tell = useRef(onSearch);
  useEffect(() => {
    tell.current = onSearch;
  });
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === told) return;
    const timer = setTimeout(() => {
      setTold(typed);
      tell.current(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, told]);
  return (
    <TextField
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={limits.firm.search}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};
