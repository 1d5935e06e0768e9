import type { ReactNode } from 'react';
import type { PickedFile } from './picked-file';

export interface FileDropProps {
  /** What was dropped on the area or pasted anywhere on the page; empty when it held no file. */
  readonly onFiles: (files: readonly PickedFile[]) => void;
  readonly className?: string | undefined;
  /** Added while a file hovers over the area. */
  readonly overClassName?: string | undefined;
  readonly children: ReactNode;
}
