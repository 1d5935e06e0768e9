import * as z from 'zod';
import type { Vendor } from './vendor.ts';

const answerSchema = z.object({
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z
          .object({
            parts: z.array(z.looseObject({ inlineData: z.object({ data: z.string() }).optional() })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});

/** `finishReason` of a candidate that moderation took away. */
const REFUSALS: ReadonlySet<string> = new Set([
  ...['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'],
  ...['IMAGE_SAFETY', 'IMAGE_PROHIBITED_CONTENT', 'IMAGE_RECITATION'],
]);

/** POST /models/MODEL:generateContent: the references and the picture travel in the JSON. */
export const gemini: Vendor = {
  people: 2,
  buildCall(baseUrl, key, { model, prompt, references }) {
    const images = references.map((reference) => ({
      inlineData: { mimeType: 'image/jpeg', data: Buffer.from(reference).toString('base64') },
    }));
    const body = {
      contents: [{ role: 'user', parts: [...images, { text: prompt }] }],
      generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '3:4' } },
    };
    return {
      url: `${baseUrl}/models/${encodeURIComponent(model)}:generateContent`,
      init: {
        method: 'POST',
        // In a header, not in the address: addresses end up in logs.
        headers: { 'x-goog-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    };
  },
  readAnswer(body) {
    const parsed = answerSchema.safeParse(body);
    if (!parsed.success) return { kind: 'empty', code: 'unreadable' };
    const { promptFeedback, candidates } = parsed.data;
    if (promptFeedback?.blockReason) return { kind: 'refused', code: promptFeedback.blockReason };
    const [candidate] = candidates;
    const data = candidate?.content?.parts.find(({ inlineData }) => inlineData)?.inlineData?.data;
    if (data) return { kind: 'picture', bytes: Buffer.from(data, 'base64') };
    const code = candidate?.finishReason ?? 'no-candidate';
    return REFUSALS.has(code) ? { kind: 'refused', code } : { kind: 'empty', code };
  },
  // A refusal is an answer of 200 here; errors are about the request, the key and the quota.
  readRefusal: () => undefined,
};
