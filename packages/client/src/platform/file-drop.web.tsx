import { type DragEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names';
import type { FileDropProps } from './file-drop-port';
import { pickedFromBlob } from './pick-image.web';

const filesOf = (list: FileList | undefined) => Array.from(list ?? [], (file) => pickedFromBlob(file, file.name));

/** An area on which files can be dropped; while it is there, files can be pasted too. */
export function FileDrop({ onFiles, className, overClassName, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData?.files);
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const enter = (event: DragEvent) => {
    // Without this the browser opens the file in place of the app.
    event.preventDefault();
    setIsOver(true);
  };
  const leave = (event: DragEvent<HTMLDivElement>) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles(filesOf(event.dataTransfer.files));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={classNames(className, isOver && overClassName)}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
