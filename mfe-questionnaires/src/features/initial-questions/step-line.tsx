import { CheckIcon } from '@portal/shared-ui/icons';
import './initial-questions.css';

/** Where the reader is among the steps, in one line: the library's own brings a third of the page's code. */
export const StepLine = ({ current, steps }: { current: number; steps: readonly string[] }) => (
  <ol className="quest-line">
    {steps.map((title, index) => (
      <li
        key={title}
        data-done={index < current}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className="quest-line-number">{index < current ? <CheckIcon /> : index + 1}</span>
        {title}
      </li>
    ))}
  </ol>
);
