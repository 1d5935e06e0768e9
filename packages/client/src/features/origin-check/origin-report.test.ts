import type { AigcFields, FileLabel } from '@kinora/provenance';
import { describe, expect, it } from 'vitest';
import { reportOrigin, type VerifierAnswer } from './origin-report';
import { judgeReport } from './verdict';

const aigc = (Label: string): AigcFields => ({
  ...{ Label, ContentProducer: 'Studio', ProduceID: '7', ReservedCode1: '' },
  ...{ ContentPropagator: '', PropagateID: '', ReservedCode2: '' },
});
const silent: FileLabel = { format: 'jpeg', hasCredentials: false };
const labelled: FileLabel = { ...silent, aigc: aigc('1'), tool: 'Kinora', createdAt: '2026-11-22T08:00:00Z' };

const answer = (validation_state: string, ...codes: string[]): VerifierAnswer => ({
  validation_state,
  validation_status: codes.map((code) => ({ code })),
  active_manifest: 'm',
  manifests: {
    m: {
      assertions: [
        {
          label: 'c2pa.actions.v2',
          data: { actions: [{ digitalSourceType: 'http://cv.iptc.org/…/compositeWithTrainedAlgorithmicMedia' }] },
        },
        { label: 'cn.tc260.aigc', data: aigc('1') },
      ],
      signature_info: { issuer: 'Kinora' },
    },
  },
});

describe('a report', () => {
  it('of a file that says nothing says nothing', () => {
    expect(reportOrigin(silent, undefined)).toMatchObject({ isAi: 'unsaid', credentials: 'none', changes: [] });
  });

  it('names maker, tool and time of the label', () => {
    const report = reportOrigin(labelled, undefined);
    expect(report).toMatchObject({ isAi: 'yes', maker: 'Studio', tool: 'Kinora', createdAt: '2026-11-22T08:00:00Z' });
  });

  it.each([
    ['2', 'maybe'],
    ['3', 'maybe'],
    ['1', 'yes'],
  ])('of label %s is a %s', (label, isAi) => {
    expect(reportOrigin({ ...silent, aigc: aigc(label) }, undefined).isAi).toBe(isAi);
  });

  it('takes the label from under the signature where the file has lost its own', () => {
    const report = reportOrigin(silent, answer('Trusted'));
    expect(report).toMatchObject({ isAi: 'yes', credentials: 'trusted', source: 'composite', signer: 'Kinora' });
    expect(report.fields?.ProduceID).toBe('7');
  });

  it('believes credentials that speak of AI without any label of TC260', () => {
    const given = answer('Valid');
    const actions = given.manifests?.m?.assertions?.slice(0, 1) ?? [];
    expect(reportOrigin(silent, { ...given, manifests: { m: { assertions: actions } } }).isAi).toBe('yes');
  });

  it('does not count an unknown signer as a change', () => {
    const report = reportOrigin(labelled, answer('Valid', 'signingCredential.untrusted'));
    expect(report).toMatchObject({ credentials: 'valid', changes: [] });
  });

  it.each([
    ['assertion.dataHash.mismatch', 'picture'],
    ['assertion.bmffHash.mismatch', 'video'],
    ['assertion.hashedURI.mismatch', 'notes'],
    ['claimSignature.mismatch', 'signature'],
    ['signingCredential.expired', 'certificate'],
    ['C2pa(JumbfParseError)', 'notes'],
  ])('reads %s as a change of the %s', (code, change) => {
    const report = reportOrigin(labelled, answer('Invalid', code, 'signingCredential.untrusted'));
    expect(report).toMatchObject({ credentials: 'broken', changes: [change] });
  });
});

describe('the verdict', () => {
  it.each<[string, FileLabel, VerifierAnswer | undefined, string, string]>([
    ['made by AI and signed by this studio', labelled, answer('Trusted'), 'origin.generated', 'sure'],
    ['made by AI and signed by somebody', labelled, answer('Valid'), 'origin.generated', 'open'],
    ['changed, whatever it says', labelled, answer('Invalid', 'claimSignature.mismatch'), 'origin.changed', 'changed'],
    ['made by AI as it says itself', labelled, undefined, 'origin.generated', 'open'],
    ['possibly made by AI', { ...silent, aigc: aigc('3') }, undefined, 'origin.possible', 'open'],
    ['without a word', silent, undefined, 'origin.none', 'silent'],
    ['signed by a camera', silent, { validation_state: 'Valid' }, 'origin.signed', 'silent'],
  ])('on a picture that is %s', (_name, label, given, title, tone) => {
    expect(judgeReport(reportOrigin(label, given))).toMatchObject({ title, tone });
  });

  it.each<['jpeg' | 'mp4', string]>([
    ['jpeg', 'origin.trusted-text'],
    ['mp4', 'origin.trusted-video'],
  ])('on a signed %s speaks of what it is', (format, text) => {
    expect(judgeReport(reportOrigin({ ...labelled, format }, answer('Trusted'))).text).toBe(text);
  });
});
