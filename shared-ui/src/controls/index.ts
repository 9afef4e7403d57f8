export { Alert, type AlertProps } from './alert.tsx';
export { Avatar, type AvatarProps } from './avatar.tsx';
export { Badge, type BadgeProps } from './badge.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { CheckBox, type CheckBoxProps } from './check-box.tsx';
export { Spinner } from './spinner.tsx';
export { Disclosure, type DisclosureProps } from './disclosure.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './text-field.tsx';
