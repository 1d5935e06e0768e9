import { UPLOAD_TIMEOUT_MS, type UploadFile } from './request-port';
import { TransportError } from './transport-error';

/** Uploads with XMLHttpRequest, because fetch does not tell how much was sent. */
export const uploadFile: UploadFile = ({ url, fields, file, fieldName = 'file', onProgress, timeoutMs, signal }) =>
  new Promise((resolve, reject) => {
    const { source } = file;
    if (source.kind !== 'blob' || !(source.blob instanceof Blob)) {
      reject(new TypeError('A browser uploads blobs'));
      return;
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(fieldName, source.blob, file.name);

    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = (problem: TransportError['problem']) => {
      signal?.removeEventListener('abort', abort);
      reject(new TransportError(problem));
    };
    request.open('POST', url);
    request.timeout = timeoutMs ?? UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress?.(loaded / total);
    request.onload = () => {
      signal?.removeEventListener('abort', abort);
      resolve({ status: request.status, text: request.responseText });
    };
    request.onerror = () => fail('network');
    request.ontimeout = () => fail('timeout');
    request.onabort = () => fail('aborted');
    if (signal?.aborted) return fail('aborted');
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
