import type { FileDropProps } from './file-drop-port';

/** Nothing can be dropped on a phone: the area is what lies in it. */
export function FileDrop({ className, children }: FileDropProps) {
  return <div className={className}>{children}</div>;
}
