import type { TextAreaProps } from './text-area-props';

/** A field of many lines. */
export function TextArea(props: TextAreaProps) {
  return <textarea {...props} />;
}
