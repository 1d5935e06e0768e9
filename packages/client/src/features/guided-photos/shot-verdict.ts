import type { FaceMoment, PhotoConcern, UploadReport } from '@kinora/contract';
import type { Refusal } from '../../lib/photo-refusal';

/** What was asked for and is not to be seen: `side` is a head that turned, the other way. */
export type MissedMoment = 'front' | 'unturned' | 'side' | 'smile' | 'calm';

/** What the studio says of a picture that it could look at. */
export type Verdict =
  | { readonly kind: 'good'; readonly report: UploadReport }
  /** It can be used, but is not what was asked for, or makes worse portraits: `doubt` is the gravest of what is to be said. */
  | { readonly kind: 'doubtful'; readonly report: UploadReport; readonly doubt: MissedMoment | PhotoConcern }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'other-person' };

/** @param asked what the picture was to show; undefined for one of the album, which may show anything. */
export function verdictOf(report: UploadReport, asked: FaceMoment | undefined): Verdict {
  if (!report.is_passed || report.binaryurl === undefined) {
    return { kind: 'refused', refusal: { problem: report.problem ?? 'no-face' } };
  }
  if (report.is_other_person) return { kind: 'other-person' };
  const doubt = concernsOf(report)[0] ?? missedOf(report.moments, asked);
  return doubt ? { kind: 'doubtful', report, doubt } : { kind: 'good', report };
}

/** What makes worse portraits of one more photo of a person: that this one is turned gives a shoot the side that others lack. */
export const concernsOf = ({ concerns }: UploadReport): PhotoConcern[] =>
  concerns.filter((concern) => concern !== 'turned');

function missedOf(moments: readonly FaceMoment[] | undefined, asked: FaceMoment | undefined): MissedMoment | undefined {
  if (asked === undefined || moments === undefined || moments.includes(asked)) return undefined;
  if (asked !== 'left' && asked !== 'right') return asked;
  return moments.includes(asked === 'left' ? 'right' : 'left') ? 'side' : 'unturned';
}
