import { BrokenFileError, readLabel, UnknownFormatError } from '@kinora/provenance';
import { useRef, useState } from 'react';
import { readBytes } from '../../platform/file-bytes';
import type { PickedFile } from '../../platform/picked-file';
import { type OriginReport, reportOrigin } from './origin-report';
import { VerifierMissingError, verifyCredentials } from './verify-credentials';

/** Read whole into memory. */
export const MAX_FILE_MEBIBYTES = 100;

export type CheckProblem = 'format' | 'damaged' | 'size' | 'verifier';

export type OriginCheckState =
  | { readonly step: 'choose' }
  | { readonly step: 'checking'; readonly file: PickedFile }
  | { readonly step: 'failed'; readonly file: PickedFile; readonly problem: CheckProblem }
  | { readonly step: 'done'; readonly file: PickedFile; readonly report: OriginReport };

function problemOf(error: unknown): CheckProblem {
  if (error instanceof UnknownFormatError) return 'format';
  if (error instanceof BrokenFileError) return 'damaged';
  if (error instanceof VerifierMissingError) return 'verifier';
  throw error;
}

async function checkFile(file: PickedFile): Promise<OriginCheckState> {
  if (file.sizeBytes > MAX_FILE_MEBIBYTES * 1024 * 1024) return { step: 'failed', file, problem: 'size' };
  try {
    const bytes = await readBytes(file);
    const label = readLabel(bytes);
    const answer = label.hasCredentials ? await verifyCredentials(bytes, label.format) : undefined;
    return { step: 'done', file, report: reportOrigin(label, answer) };
  } catch (error) {
    return { step: 'failed', file, problem: problemOf(error) };
  }
}

/** Looks at one file at a time; the newest wins. The file stays on the device. */
export function useOriginCheck() {
  const [state, setState] = useState<OriginCheckState>({ step: 'choose' });
  const newest = useRef<PickedFile>(undefined);

  const check = async (file: PickedFile) => {
    const before = newest.current;
    if (before && before.url !== file.url) URL.revokeObjectURL(before.url);
    newest.current = file;
    setState({ step: 'checking', file });
    const outcome = await checkFile(file).catch((error: unknown) => {
      if (newest.current === file) setState({ step: 'choose' });
      throw error;
    });
    if (newest.current === file) setState(outcome);
  };
  return { state, check };
}
