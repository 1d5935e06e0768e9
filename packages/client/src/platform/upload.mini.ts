import { UPLOAD_TIMEOUT_MS, type UploadFile } from './request-port';
import { TransportError } from './transport-error';

/** Uploads through the host. */
export const uploadFile: UploadFile = ({ url, fields, file, fieldName = 'file', onProgress, timeoutMs, signal }) =>
  new Promise((resolve, reject) => {
    if (file.source.kind !== 'path') {
      reject(new TypeError('A mini-program uploads files'));
      return;
    }
    if (signal?.aborted) {
      reject(new TransportError('aborted'));
      return;
    }
    const task = wx.uploadFile({
      url,
      filePath: file.source.path,
      name: fieldName,
      formData: fields,
      timeout: timeoutMs ?? UPLOAD_TIMEOUT_MS,
      success: ({ statusCode, data }) => {
        signal?.removeEventListener('abort', abort);
        resolve({ status: statusCode, text: data });
      },
      fail: ({ errMsg }) => {
        signal?.removeEventListener('abort', abort);
        const problem = /abort/.test(errMsg) ? 'aborted' : /timeout/.test(errMsg) ? 'timeout' : 'network';
        reject(new TransportError(problem, errMsg));
      },
    });
    const abort = () => task.abort();
    task.onProgressUpdate(({ progress }) => onProgress?.(progress / 100));
    signal?.addEventListener('abort', abort);
  });
