import * as z from 'zod';
import type { Vendor } from './vendor.ts';

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string().nullish() })).nullish() });
const errorSchema = z.object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish() }) });
/** `error.code` of a refusal; the older one is of models before GPT Image. */
const REFUSALS: ReadonlySet<string> = new Set(['moderation_blocked', 'content_policy_violation']);

/** POST /images/edits, multipart: up to sixteen pictures, of which two are enough here. */
export const openai: Vendor = {
  people: 2,
  buildCall(baseUrl, key, { model, prompt, references }) {
    const form = new FormData();
    form.set('model', model);
    form.set('prompt', prompt);
    form.set('n', '1');
    form.set('size', '1024x1536');
    form.set('quality', 'high');
    form.set('output_format', 'jpeg');
    // The small model of the family refuses the field.
    if (model !== 'gpt-image-1-mini') form.set('input_fidelity', 'high');
    for (const [index, reference] of references.entries()) {
      form.append('image[]', new Blob([new Uint8Array(reference)], { type: 'image/jpeg' }), `person-${index + 1}.jpg`);
    }
    return {
      url: `${baseUrl}/images/edits`,
      init: { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: form },
    };
  },
  readAnswer(body) {
    const parsed = answerSchema.safeParse(body);
    const picture = parsed.success ? parsed.data.data?.[0]?.b64_json : undefined;
    if (!picture) return { kind: 'empty', code: 'no-picture' };
    return { kind: 'picture', bytes: Buffer.from(picture, 'base64') };
  },
  readRefusal(body) {
    const parsed = errorSchema.safeParse(body);
    const code = parsed.success ? parsed.data.error.code : undefined;
    return typeof code === 'string' && REFUSALS.has(code) ? code : undefined;
  },
};
