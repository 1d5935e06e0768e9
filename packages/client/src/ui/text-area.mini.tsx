import type { TextAreaProps } from './text-area-props';

const LINE_PX = 26;
const PADDING_PX = 22;

/** The host's field of many lines: it knows no rows, and tells of each letter as `input` alone. */
export function TextArea({ rows, onChange, ...field }: TextAreaProps) {
  return <textarea {...field} style={{ height: `${rows * LINE_PX + PADDING_PX}px` }} onInput={onChange} />;
}
