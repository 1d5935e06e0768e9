/** What moves the line between the two pictures. */
export interface DragRangeProps {
  readonly label: string;
  /** Place of the line from the left, 0 to 100. */
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}
