import type { IconDefinition, AbstractNode } from '@ant-design/icons-svg/es/types';
import { createElement, type CSSProperties, type ReactElement } from 'react';

/** Props of every icon. Screen readers skip icons and read the word beside them. */
export interface IconProps {
  className?: string;
  style?: CSSProperties;
  spin?: boolean;
}

const drawn = ({ tag, attrs, children }: AbstractNode, key: number): ReactElement =>
  createElement(tag, { ...attrs, key }, ...(children ?? []).map(drawn));

// Icons in two tones are functions of their colours; the portal uses none.
const partsOf = ({ icon }: IconDefinition): AbstractNode | undefined =>
  typeof icon === 'function' ? undefined : icon;

/** An icon out of its drawing alone: the library's component would bring its styles and an English name. */
export const decorative = (definition: IconDefinition) => {
  const parts = partsOf(definition);
  return ({ className = '', style, spin = false }: IconProps) => (
    <span
      className={`anticon ${spin ? 'anticon-spin' : ''} ${className}`.replaceAll(/ +/g, ' ').trim()}
      style={style}
      aria-hidden="true"
    >
      <svg
        data-icon={definition.name}
        viewBox={parts?.attrs['viewBox']}
        width="1em"
        height="1em"
        fill="currentColor"
        focusable="false"
      >
        {parts?.children?.map(drawn)}
      </svg>
    </span>
  );
};
