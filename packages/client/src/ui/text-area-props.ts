/** What the field of many lines takes from TextField. */
export type TextAreaProps = {
  id: string;
  className: string | undefined;
  value: string;
  placeholder: string | undefined;
  maxLength: number | undefined;
  disabled: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  rows: number;
  onChange: (event: { target: unknown; detail?: unknown }) => void;
};
