import type { MouseEvent, Ref } from 'react';
import { focusField } from './focus-field.ts';

/** A field that needs a change, and why. */
export interface ErrorLink {
  /** Name of the field; its input carries the id `field-<name>`. */
  name: string;
  label: string;
  problem: string;
}

/** Props of {@link ErrorLinks}. */
export interface ErrorLinksProps {
  /** The box itself, so that a refused step can move the focus to it. */
  ref: Ref<HTMLDivElement>;
  title: string;
  links: readonly ErrorLink[];
}

/** What has to change before it goes on: each line leads to its field. */
export const ErrorLinks = ({ ref, title, links }: ErrorLinksProps) => {
  const jump = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    focusField(name);
  };
  return (
    <div ref={ref} className="pui-error-summary" tabIndex={-1} role="group" aria-label={title}>
      <p>{title}</p>
      <ul>
        {links.map(({ name, label, problem }) => (
          <li key={name}>
            <a href={`#field-${name}`} onClick={(event) => jump(event, name)}>
              {label}: {problem}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
