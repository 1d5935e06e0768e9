import { type HttpRequest, REQUEST_TIMEOUT_MS, type SendRequest } from './request-port';
import { TransportError } from './transport-error';

function bodyOf({ form, json }: HttpRequest): { body?: BodyInit; headers?: HeadersInit } {
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  return form ? { body: new URLSearchParams(form) } : {};
}

/** Sends one request with the browser's fetch. */
export const sendRequest: SendRequest = async (request) => {
  const controller = new AbortController();
  let isTimeout = false;
  const timer = setTimeout(() => {
    isTimeout = true;
    controller.abort();
  }, request.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const abort = () => controller.abort();
  if (request.signal?.aborted) abort();
  request.signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      ...bodyOf(request),
      signal: controller.signal,
      credentials: 'omit',
      cache: 'no-store',
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    const isAborted = request.signal?.aborted === true;
    throw new TransportError(isAborted ? 'aborted' : isTimeout ? 'timeout' : 'network', cause);
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', abort);
  }
};
