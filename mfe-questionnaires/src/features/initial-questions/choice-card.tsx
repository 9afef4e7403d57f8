import type { ReactNode } from 'react';

interface ChoiceCardProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  isChosen: boolean;
  icon?: ReactNode;
  onChoose: () => void;
  children: ReactNode;
}

/** One choice as a card around a real check box or radio button, so that the keyboard works as everywhere. */
export const ChoiceCard = (props: ChoiceCardProps) => {
  const { type, name, value, isChosen, icon, onChoose, children } = props;
  return (
    <label className="quest-card" data-chosen={isChosen}>
      <input type={type} name={name} value={value} checked={isChosen} onChange={onChoose} />
      {icon}
      <span>{children}</span>
    </label>
  );
};
