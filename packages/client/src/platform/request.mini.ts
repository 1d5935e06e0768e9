import { REQUEST_TIMEOUT_MS, type SendRequest } from './request-port';
import { TransportError } from './transport-error';

/** Sends one request through the host. */
export const sendRequest: SendRequest = ({ url, method, form, json, timeoutMs, signal }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new TransportError('aborted'));
      return;
    }
    const task = wx.request({
      url,
      method,
      data: json ?? form,
      header: { 'content-type': json === undefined ? 'application/x-www-form-urlencoded' : 'application/json' },
      timeout: timeoutMs ?? REQUEST_TIMEOUT_MS,
      // The host must not parse the answer: it would hide what was not JSON.
      dataType: 'text',
      responseType: 'text',
      success: ({ statusCode, data }) => {
        signal?.removeEventListener('abort', abort);
        resolve({ status: statusCode, text: typeof data === 'string' ? data : JSON.stringify(data) });
      },
      fail: ({ errMsg }) => {
        signal?.removeEventListener('abort', abort);
        const problem = /abort/.test(errMsg) ? 'aborted' : /timeout/.test(errMsg) ? 'timeout' : 'network';
        reject(new TransportError(problem, errMsg));
      },
    });
    const abort = () => task.abort();
    signal?.addEventListener('abort', abort);
  });
