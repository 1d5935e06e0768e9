import type { TextAreaProps } from './text-area-props';

/** A field of many lines, which begins at the side where its words do. */
export function TextArea(props: TextAreaProps) {
  return <textarea dir="auto" {...props} />;
}
